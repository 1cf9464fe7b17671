import { chromium } from '@playwright/test';
import { browserOptions } from '../../../tests/support/browser.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { median } from '../run-process.ts';
import { inTurns, type MeasuredPage } from './measured-page.ts';
import { type PageFigures, runLighthouse } from './run-lighthouse.ts';

/** Runs Lighthouse in a new browser, so that no run uses the cache of another one. */
async function measure(url: string): Promise<PageFigures> {
  const options = await browserOptions();
  const port = await freePort();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    return await runLighthouse(url, port);
  } finally {
    await browser.close();
  }
}

function print(name: string, runs: PageFigures[]): void {
  const middle = (pick: (figures: PageFigures) => number): number => Math.round(median(runs.map(pick)));
  const scores = [0, 1, 2, 3].map((category) => middle((run) => run.scores[category] ?? Number.NaN));
  const paints = `${middle((run) => run.firstPaint)} / ${middle((run) => run.largestPaint)} ms`;
  const loaded = `${Math.round(middle((run) => run.bytes) / 1000)} kB in ${middle((run) => run.requests)}`;
  console.log(
    `  ${name.padEnd(26)} ${scores.map((score) => String(score).padStart(3)).join(' ')}  ${paints.padStart(14)}  ${String(middle((run) => run.blocking)).padStart(5)} ms  ${loaded.padStart(13)}  ${middle((run) => run.benchmarkIndex)}`,
  );
  for (const title of new Set(runs.flatMap(({ failed }) => failed))) console.log(`    ${title}`);
}

/** Prints the medians of Lighthouse's figures for phones, a line for each build. */
export async function printLighthouse(page: MeasuredPage, rounds: number): Promise<void> {
  for (const { build, runs } of await inTurns(page, rounds, measure)) print(`${page.name}${build}`, runs);
}
