import { availableParallelism } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOptions } from '../support/browser.ts';
import { addressChecker } from '../support/crawl/check-addresses.ts';
import { type CrawledPage, crawledPages } from '../support/crawl/crawled-pages.ts';
import { type DemoServer, startDemoServer } from '../support/crawl/demo-server.ts';
import { openVisitor, type Visit } from '../support/crawl/visit-page.ts';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { LONG, proofTimeout, recordFigures } from './proof.ts';

/** The build before it compiles the code, which takes longer than the crawl if nothing is built yet. */
const TIMEOUT = proofTimeout(600_000);
const TABS = Math.min(2, availableParallelism());

interface Stop {
  page: CrawledPage;
  width: number;
  html: boolean;
}

/**
 * In full: every page at 1280 px with its HTML, which tests/e2e/structure.spec.ts validates for samples only, and one of
 * each kind on a phone. In short: one page of each kind, by turns at either width.
 */
function routeOf(pages: readonly CrawledPage[], turn: number): Stop[] {
  const samples = pages.filter(({ isSample }) => isSample);
  if (!LONG)
    return samples.map((page, i) => ({ page, width: (i + turn) % 2 === 0 ? 1280 : 360, html: false }));
  return [
    ...pages.map((page) => ({ page, width: 1280, html: true })),
    ...samples.map((page) => ({ page, width: 360, html: false })),
  ];
}

const figures: string[] = [];
let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  server = await startDemoServer();
  // Playwright turns the back/forward cache off.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  browser = await chromium.launch({ ...(await browserOptions()), ignoreDefaultArgs });
}, TIMEOUT);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (figures.length === DEMO_TENANTS.length)
    recordFigures('crawl', 'Every page of the demo dealers in a browser', figures);
}, TIMEOUT);

/** Visits pages in several tabs at a time. */
async function visitAll(
  origin: string,
  stops: readonly Stop[],
  onVisit: (stop: Stop, visit: Visit) => void,
): Promise<void> {
  const remaining = stops.values();
  const work = async () => {
    const visitor = await openVisitor(browser);
    for (const stop of remaining) {
      const { page, width, html } = stop;
      onVisit(stop, await visitor.visit(`${origin}${page.path}`, { width, status: page.status, html }));
    }
    await visitor.close();
  };
  await Promise.all(Array.from({ length: TABS }, work));
}

it.each(DEMO_TENANTS.map((tenant, turn) => ({ tenant, turn })))(
  '$tenant: pages open without errors, policy violations, failing requests, missing pictures, dead links or anchors, invalid HTML, or anything that forbids the back/forward cache',
  { timeout: TIMEOUT },
  async ({ tenant, turn }) => {
    const start = performance.now();
    const origin = `http://${tenant}.localhost:${server.port}`;
    const stops = routeOf(await crawledPages(tenant), turn);
    const problems: string[] = [];
    const addresses = addressChecker();
    /** Links and pictures, each with a page that has it. */
    const links = new Map<string, string>();
    const pictures = new Map<string, string>();
    await visitAll(origin, stops, ({ page: { path }, width }, visit) => {
      for (const problem of visit.problems) problems.push(`${path} at ${width} px: ${problem}`);
      addresses.addPage(`${origin}${path}`, visit.ids);
      for (const link of visit.links) if (link.startsWith(`${origin}/`)) links.set(link, path);
      for (const picture of visit.pictures) if (picture.startsWith(`${origin}/`)) pictures.set(picture, path);
    });
    for (const [link, path] of links) {
      const problem = await addresses.checkLink(link);
      if (problem !== null) problems.push(`${path}: ${problem}`);
    }
    for (const [picture, path] of pictures) {
      const problem = await addresses.checkFile(picture);
      if (problem !== null) problems.push(`${path}: ${problem}`);
    }
    expect(problems).toEqual([]);
    const phones = stops.filter(({ width }) => width < 1280).length;
    const seconds = Math.round((performance.now() - start) / 1_000);
    figures.push(
      `${tenant}: ${stops.length - phones} pages at 1280 px and ${phones} at 360 px, ${links.size} links, ${addresses.anchorCount()} elements that they lead to, ${pictures.size} pictures in all their sizes: ${seconds} s, no fault`,
    );
    console.log(figures.at(-1));
  },
);
