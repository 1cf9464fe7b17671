import type { Page } from '@playwright/test';

/** Reads a saved list of the site from localStorage: "favourites", "compare", "viewed" or "searches". */
export const savedList = (page: Page, name: string): Promise<unknown> =>
  page.evaluate((wanted) => {
    const key = Object.keys(localStorage).find((candidate) => candidate.endsWith(`:${wanted}`));
    return key === undefined ? null : JSON.parse(localStorage.getItem(key) ?? 'null');
  }, name);
