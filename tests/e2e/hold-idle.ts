import type { Page } from '@playwright/test';

/**
 * Delays all idle callbacks of the page until the returned function is called, so that a test can act before them. Call
 * this function before the page is opened.
 */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const whenReleased = new Promise((resolve) => addEventListener('test:idle', resolve, { once: true }));
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (run, options) => {
      void whenReleased.then(() => requestIdleCallback(run, options));
      return 0;
    };
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('test:idle')));
}
