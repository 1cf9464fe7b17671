import type { Browser, Page } from '@playwright/test';

/** The simulated phone is this many times slower than this machine: Lighthouse's setting for phones. */
export const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** A page counts as quiet after this many ms without a request or a long task. */
const QUIET_FOR_MS = 1000;
/** Stop waiting for a quiet page after this many ms. */
const MAX_WAIT_MS = 15_000;

/** Opens an empty page with the size and speed of a phone and with an empty cache. */
export async function openPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** Waits until the page has made no request and run no long task for a second, but at most `MAX_WAIT_MS`. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    ([quietFor, maxWait]) =>
      new Promise<void>((resolve) => {
        let last = performance.now();
        const latest = performance.now() + maxWait;
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
    [QUIET_FOR_MS, MAX_WAIT_MS] as const,
  );
}
