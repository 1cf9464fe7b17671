import type { Page } from '@playwright/test';

/** What the browser keeps of a site under a name: "favourites", "compare", "viewed", "searches". */
export const kept = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((wanted) => {
    const key = Object.keys(localStorage).find((candidate) => candidate.endsWith(`:${wanted}`));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null');
  }, name);
