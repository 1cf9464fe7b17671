import type { Browser, Page } from '@playwright/test';

/** A phone is this many times slower than this machine, as in Lighthouse. */
export const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** ms without a request or a long task after which a page counts as quiet. */
const QUIET_FOR = 1000;
/** ms after which a page counts as quiet even if it still works. */
const QUIET_AT_LAST = 15_000;

/** Opens an empty page in a phone that is slower than this machine, with an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Waits until the page has neither loaded nor run anything for a second. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    ([quietFor, atLast]) =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        const latest = performance.now() + atLast;
        const observer = new PerformanceObserver((list) => {
          for (const { startTime, duration } of list.getEntries())
            last = Math.max(last, startTime + duration);
        });
        for (const type of ['longtask', 'resource']) observer.observe({ type, buffered: true });
        const check = () => {
          const now = performance.now();
          if (now - last >= quietFor || now > latest) resolve();
          else setTimeout(check, 50);
        };
        // Live searches wait for an idle browser before they start.
        requestIdleCallback(check);
      }),
    [QUIET_FOR, QUIET_AT_LAST] as const,
  );
}
