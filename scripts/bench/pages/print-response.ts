import type { Browser } from '@playwright/test';
import { median } from '../run-process.ts';
import type { Tap } from './first-taps.ts';
import { type MainThread, traceMainThread } from './main-thread.ts';
import { inTurns, type MeasuredPage } from './measured-page.ts';
import { type TapFigures, timeTap } from './time-tap.ts';

/** Number of causes that are printed for a long task. */
const PRINTED_CAUSES = 4;

const middle = (values: number[]): number => Math.round(median(values));

/** Prints how long a page blocks taps after its first paint, and what the long tasks of its last run do. */
export async function printTasks(browser: Browser, page: MeasuredPage, rounds: number): Promise<void> {
  for (const { build, runs } of await inTurns(page, rounds, (url) => traceMainThread(browser, url))) {
    const of = (pick: (trace: MainThread) => number) => middle(runs.map(pick));
    console.log(
      `  ${page.name}${build}: blocked ${of((run) => run.blocking)} ms, longest task ${of((run) => run.longest)} ms`,
    );
    for (const { at, length, causes } of runs.at(-1)?.tasks ?? []) {
      const parts = causes.slice(0, PRINTED_CAUSES).map(([cause, ms]) => `${cause} ${Math.round(ms)}`);
      console.log(
        `    at ${Math.round(at)} ms: a task of ${Math.round(length)} ms, mostly ${parts.join(', ')}`,
      );
    }
  }
}

function describe(runs: (TapFigures | null)[]): string {
  const answered = runs.filter((run) => run !== null);
  if (answered.length < runs.length)
    return `${runs.length - answered.length} of ${runs.length} taps not answered`;
  const of = (pick: (figures: TapFigures) => number) => middle(answered.map(pick));
  return `${of((run) => run.ms)} ms (main thread busy for ${of((run) => run.busy)} ms, ${of((run) => run.styled)} elements styled, ${of((run) => run.laidOut)} laid out)`;
}

/** Prints when a tap is answered, right after the first paint and when the page is idle. */
export async function printTap(
  browser: Browser,
  page: MeasuredPage,
  tap: Tap,
  rounds: number,
): Promise<void> {
  const early = await inTurns(page, rounds, (url) => timeTap(browser, url, tap, false));
  const late = await inTurns(page, rounds, (url) => timeTap(browser, url, tap, true));
  for (const [index, { build, runs }] of early.entries())
    console.log(
      `  ${page.name}${build}, ${tap.name}: ${describe(runs)} after the first paint, ${describe(late[index]?.runs ?? [])} when idle`,
    );
}
