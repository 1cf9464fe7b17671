import type { Locator, Page } from '@playwright/test';

interface Step {
  /** When the number was shown, in milliseconds since the page was opened. */
  at: number;
  count: number;
}

type Watched = typeof globalThis & { steps: Step[] };

/** Records each number that an element shows from now on. */
export const recordCounts = (element: Locator): Promise<void> =>
  element.evaluate((node) => {
    const steps: Step[] = [];
    Object.assign(window, { steps });
    const record = () =>
      steps.push({ at: performance.now(), count: Number(node.textContent?.replace(/\D/g, '')) });
    new MutationObserver(record).observe(node, { subtree: true, characterData: true, childList: true });
  });

/** The numbers recorded since `recordCounts` was called, in order. */
export const recordedCounts = (page: Page): Promise<Step[]> =>
  page.evaluate(() => (globalThis as Watched).steps);
