import { expect, type Page } from '@playwright/test';

export const STOCK = '/search/new-used-and-demo-cars/';

/** Waits until the live search has replaced the static one. */
export async function waitForLiveSearch(page: Page): Promise<void> {
  await expect(page.locator('#search[data-live]')).toBeVisible({ timeout: 30_000 });
}

/** The number of results in the heading of the search. */
export async function countOf(page: Page): Promise<number> {
  const text = (await page.locator('#results').textContent()) ?? '';
  return Number(text.replace(/\D/g, ''));
}

/** Titles of the result cards, in order. */
export const titles = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

/** Waits until there are results and all their titles match. */
export async function expectEveryTitle(page: Page, wanted: RegExp): Promise<void> {
  const others = async () => {
    const shown = await titles(page);
    return shown.length === 0 ? ['no results'] : shown.filter((title) => !wanted.test(title));
  };
  await expect.poll(others).toEqual([]);
}

/** Expects the message for no results (ERR-05). */
export async function expectNoResults(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(
    page.getByText(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
      { exact: true },
    ),
  ).toBeVisible();
}

/** Prices of the result cards, in order; cards without a price are left out. */
export async function prices(page: Page): Promise<number[]> {
  const texts = await page.getByRole('main').getByRole('article').allTextContents();
  return texts.flatMap((text) => {
    const price = /\$([\d,]+)/.exec(text.replace(/Reserve Now \$[\d,]+/, ''))?.[1];
    return price ? [Number(price.replaceAll(',', ''))] : [];
  });
}
