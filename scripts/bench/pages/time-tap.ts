import type { Browser, Page } from '@playwright/test';
import type { Tap } from './first-taps.ts';
import { openPhone, waitUntilQuiet } from './phone.ts';
import { costOf, sameThread, stopTracing, type TraceEvent } from './trace.ts';

export interface TapFigures {
  /** ms from lifting the finger to the frame that shows the answer. */
  ms: number;
  /** ms of CPU time of the main thread meanwhile, which does not depend on other processes of the machine. */
  busy: number;
  /** Elements whose style was calculated. */
  styled: number;
  /** Layout objects that were laid out. */
  laidOut: number;
}

/** Names of the marks in the trace. */
const LIFTED = 'bench-lifted';
const ANSWERED = 'bench-answered';

/** A tap counts as not answered after this many ms. */
const MAX_WAIT_MS = 15_000;

async function waitForPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    undefined,
    {
      polling: 50,
    },
  );
}

/** Scrolls to the first visible match and returns its centre. */
async function findTarget(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((target) => {
    const match = [...document.querySelectorAll<HTMLElement>(target)].find((element) =>
      element.checkVisibility(),
    );
    if (!match) return null;
    match.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = match.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);
  if (!place) throw new Error(`${page.url()} has no visible element to tap that matches ${selector}.`);
  return place;
}

async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await findTarget(page, selector);
  await page.touchscreen.tap(x, y);
}

/** Marks lifting the finger and the answer in the trace. Leaving the page counts as an answer, too. */
async function markTaps(page: Page, answer: string): Promise<void> {
  await page.addInitScript(
    ([shown, lifted, answered]) => {
      const isTimed = () => document.documentElement.dataset.timed !== undefined;
      const report = () => {
        performance.mark(answered);
        (window as unknown as { tapAnswered: () => void }).tapAnswered();
      };
      // A task posted in an animation frame runs after that frame is drawn. With this priority it does not wait for
      // other work of the page, such as reading search results.
      const watch = () =>
        requestAnimationFrame(() => {
          if (document.querySelector(shown)) void scheduler.postTask(report, { priority: 'user-blocking' });
          else watch();
        });
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          if (!isTimed()) return;
          performance.mark(lifted, { startTime: timeStamp });
          watch();
        },
        true,
      );
      addEventListener('pagehide', () => isTimed() && report());
    },
    [answer, LIFTED, ANSWERED] as const,
  );
}

/** Returns null if the tap was not answered. */
function readTap(events: readonly TraceEvent[]): TapFigures | null {
  const lifted = events.find(({ name }) => name === LIFTED);
  const answered = events.find(({ name }) => name === ANSWERED);
  if (!lifted || !answered) return null;
  const between = sameThread(events, answered).filter(
    ({ ts, dur = 0 }) => ts + dur > lifted.ts && ts < answered.ts,
  );
  const sum = (name: string, figure: (event: TraceEvent) => number | undefined): number =>
    between.reduce((total, event) => total + (event.name === name ? (figure(event) ?? 0) : 0), 0);
  return {
    ms: (answered.ts - lifted.ts) / 1000,
    busy: sum('ThreadControllerImpl::RunTask', costOf) / 1000,
    styled: sum('UpdateLayoutTree', ({ args }) => args?.elementCount),
    laidOut: sum('Layout', ({ args }) => args?.beginData?.dirtyObjects),
  };
}

/**
 * Opens a page on a slowed phone, taps it and measures the answer. Returns null if nothing answers the tap.
 *
 * @param idle true to wait until the page is idle, false to tap right after the first paint
 */
export async function timeTap(
  browser: Browser,
  url: string,
  { target, answer, after }: Tap,
  idle: boolean,
): Promise<TapFigures | null> {
  const page = await openPhone(browser);
  try {
    const { promise: time, resolve: answered } = Promise.withResolvers<void>();
    await page.exposeFunction('tapAnswered', answered);
    await markTaps(page, answer);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'blink.user_timing'] });
    await page.goto(url, { waitUntil: idle ? 'load' : 'commit' });
    await waitForPaint(page);
    if (idle) await waitUntilQuiet(page);
    if (after) {
      await tap(page, after);
      await page.waitForSelector('dialog[open]');
      // The live search moves the filters when it starts, so wait until they are visible again.
      await page.locator(target).filter({ visible: true }).first().waitFor();
    }
    if (idle) {
      // Scrolling to the target loads pictures and draws new parts. A shopper taps only after that.
      await findTarget(page, target);
      await waitUntilQuiet(page);
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-timed', ''));
    await tap(page, target);
    const lost = setTimeout(answered, MAX_WAIT_MS);
    await time;
    clearTimeout(lost);
    return readTap(await stopTracing(browser));
  } finally {
    await page.close();
  }
}
