import type { Locator, Page } from '@playwright/test';

interface Step {
  /** Of the page's clock, in milliseconds. */
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

export const recordedCounts = (page: Page): Promise<Step[]> =>
  page.evaluate(() => (globalThis as Watched).steps);
