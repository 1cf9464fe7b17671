import type { Browser, Page } from '@playwright/test';
import { htmlRules } from '../html-rules.ts';
import { nextAddress } from '../service/next-address.ts';
import { backForwardRefusals } from './back-forward.ts';
import { type Watched, watchPage } from './watch-page.ts';

export interface Visit {
  problems: string[];
  /** Addresses of the links after scripts have run, as the browser resolves them. */
  links: string[];
  /** Addresses of all pictures, in all sizes. */
  pictures: string[];
  /** Ids of elements, to which links can lead. */
  ids: string[];
}

export interface VisitOptions {
  width: number;
  /** Status that the page itself must have. */
  status: number;
  /** True to check its HTML too, as the server sends it. */
  html: boolean;
}

export interface Visitor {
  visit: (url: string, options: VisitOptions) => Promise<Visit>;
  close: () => Promise<void>;
}

/** Runs in the page: scrolls to the bottom, so that pictures load, and waits for those that were in view. */
async function scrollToBottom(): Promise<void> {
  // A browser with several tabs may stop drawing one of them.
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 250);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.9) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
    await frame();
  }
  const end = performance.now() + 10_000;
  const isLoading = (image: HTMLImageElement) => !image.complete && image.loading !== 'lazy';
  while ([...document.images].some(isLoading) && performance.now() < end) await frame();
}

/** Runs in the page: what a crawler reads from it. Links to the public address of the site lead to this copy of it. */
function readPage() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const publicOrigin = canonical === undefined ? location.origin : new URL(canonical).origin;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) =>
    link.origin === publicOrigin ? link.href.replace(publicOrigin, location.origin) : link.href,
  );
  const pictures = [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')];
  const candidates = pictures.flatMap(({ src, srcset }) => [
    src,
    ...srcset.split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  ]);
  return {
    links,
    pictures: candidates.filter(Boolean).map((address) => new URL(address, document.baseURI).href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    broken: [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map(({ currentSrc }) => `picture does not load: ${currentSrc}`),
    unloaded: [...document.images]
      .filter((image) => !image.complete && image.loading !== 'lazy' && image.checkVisibility())
      .map(({ currentSrc }) => `picture not loaded within 10 s: ${currentSrc}`),
  };
}

/** Violations of HTML in a page. */
async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await htmlRules.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `invalid HTML at ${line}:${column} ${ruleId}: ${message}`);
}

async function visitWith(
  page: Page,
  watched: Watched,
  url: string,
  { status, html }: VisitOptions,
): Promise<Visit> {
  const response = await page.goto(url);
  const problems: string[] = [];
  if (response?.status() !== status) problems.push(`status ${response?.status()}, not ${status}`);
  if (html) problems.push(...(await htmlProblems((await response?.text()) ?? '')));
  await page.evaluate(scrollToBottom);
  await watched.settle();
  const { broken, unloaded, ...read } = await page.evaluate(readPage);
  return { ...read, problems: [...problems, ...broken, ...unloaded] };
}

/** No page may take longer. */
const PATIENCE_MS = 90_000;

/** @throws Error if the work on this page takes longer than `PATIENCE_MS` */
async function inTime<T>(url: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${url} could not be read within ${PATIENCE_MS / 1_000} s.`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Opens a tab of a browser that visits pages one after the other, each as a shopper with a network address of its own. */
export async function openVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'en-AU', timezoneId: 'Australia/Brisbane' });
  const page = await context.newPage();
  let expected = { url: '', status: 200 };
  const watched = await watchPage(page, (url, status) => url === expected.url && status === expected.status);
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  return {
    visit: async (url, options) => {
      expected = { url, status: options.status };
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() });
      await page.setViewportSize({ width: options.width, height: options.width < 700 ? 740 : 800 });
      // Going back has opened the page before once more, whose problems are known.
      await page.goto('about:blank');
      watched.takeProblems();
      const { problems, ...read } = await inTime(url, visitWith(page, watched, url, options));
      problems.push(...watched.takeProblems());
      const refusals = await inTime(url, backForwardRefusals(page, session));
      problems.push(...refusals.map((reason) => `the back/forward cache refuses it: ${reason}`));
      return { ...read, problems };
    },
    close: () => context.close(),
  };
}
