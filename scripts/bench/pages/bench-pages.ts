import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { siteServer } from '../../../src/serve/site-server.ts';
import { browserOptions } from '../../../tests/support/browser.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { buildAll, defaultJobs } from '../../cli/build-command.ts';
import { median } from '../run-process.ts';
import { type PageFigures, runLighthouse } from './run-lighthouse.ts';
import { type SamplePage, samplePages } from './sample-pages.ts';

const TENANTS = ['harbourline', 'redgum-kia'];
const ROUNDS = 3;

/** Runs Lighthouse in a browser of its own, so that no run finds another one's cache. */
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

function print({ name }: SamplePage, runs: PageFigures[]): void {
  const middle = (pick: (figures: PageFigures) => number): number => Math.round(median(runs.map(pick)));
  const scores = [0, 1, 2, 3].map((category) => middle((run) => run.scores[category] ?? Number.NaN));
  const paints = `${middle((run) => run.firstPaint)} / ${middle((run) => run.largestPaint)} ms`;
  const loaded = `${Math.round(middle((run) => run.bytes) / 1000)} kB in ${middle((run) => run.requests)}`;
  console.log(
    `  ${name.padEnd(18)} ${scores.map((score) => String(score).padStart(3)).join(' ')}  ${paints.padStart(14)}  ${String(middle((run) => run.blocking)).padStart(5)} ms  ${loaded.padStart(13)}  ${middle((run) => run.benchmarkIndex)}`,
  );
}

/** Lighthouse for phones on one page of each kind, on two dealers' sites behind the local host, which compresses. */
export async function benchPages(folder: string): Promise<void> {
  const folders = TENANTS.map((name) => join('tenants', name));
  const dist = join(folder, 'dist');
  const failed = await buildAll(folders, { tenants: 'tenants', dist, jobs: defaultJobs });
  if (failed.length > 0) throw new Error(`These dealers could not be built: ${failed.join(', ')}`);
  const server = siteServer(
    resolve(dist),
    TENANTS.map((slug) => ({ slug, name: slug })),
    0,
  );
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  try {
    console.log(`\nLighthouse, mobile, medians of ${ROUNDS}`);
    console.log(
      '  performance, accessibility, best practices, SEO; first / largest paint; blocked; loaded in requests; benchmark index of the machine',
    );
    for (const [index, slug] of TENANTS.entries()) {
      console.log(slug);
      for (const page of await samplePages(folders[index] ?? '')) {
        const runs: PageFigures[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          runs.push(await measure(`http://${slug}.localhost:${port}${page.path}`));
        print(page, runs);
      }
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
