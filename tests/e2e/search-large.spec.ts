import type { Page } from '@playwright/test';
import { type LargeIndex, largeIndex } from '../support/large-index.ts';
import { countOf, prices, STOCK, waitForLiveSearch } from './search-live.ts';
import { at, expect, PLAIN, resultCards, test } from './site.ts';

const COUNT = 10_000;
let index: LargeIndex;
test.beforeAll(() => {
  index = largeIndex(COUNT);
});

/** Replaces the dealer's search index with one of ten thousand vehicles. */
async function serveLarge(page: Page): Promise<void> {
  await page.route('**/search-index/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/search-index/', '');
    const body = name === 'manifest.json' ? index.manifest : index.files.get(name);
    return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ body });
  });
}

/** Expects the heading of the results to show this number. */
const shownCount = (page: Page, expected: number) =>
  expect.poll(() => countOf(page), { intervals: [50] }).toBe(expected);

test('ten thousand vehicles can be sorted, paged, filtered and found by stock number', async ({ page }) => {
  await serveLarge(page);
  await page.goto(at(PLAIN, `${STOCK}?sortBy=Car_production:price:desc`));
  await waitForLiveSearch(page);
  await shownCount(page, COUNT);
  await expect(resultCards(page)).toHaveCount(21);
  const dearest = index.vehicles.map(({ price }) => price).sort((a, b) => b - a);
  expect(await prices(page)).toEqual(dearest.slice(0, 21));
  await page.getByRole('link', { name: 'Show 21 more' }).click();
  await expect(resultCards(page)).toHaveCount(42);
  expect(await prices(page)).toEqual(dearest.slice(0, 42));

  const used = index.vehicles.filter(({ car_type }) => car_type === 'used');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Used/ }).check();
  await shownCount(page, used.length);
  await filters.getByRole('checkbox', { name: /^Demo/ }).check();
  await shownCount(page, index.vehicles.filter(({ car_type }) => car_type !== 'new').length);

  const [{ stocknum = '' } = {}] = index.vehicles;
  await page.goto(at(PLAIN, `${STOCK}?query=${stocknum}`));
  await waitForLiveSearch(page);
  await expect(resultCards(page).first()).toContainText(index.vehicles[0]?.make ?? 'no make');
});

test('a search of ten thousand vehicles loads its index once, and only the cards that it shows', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/files/')) loaded.push(request.url());
  });
  await serveLarge(page);
  await page.goto(at(PLAIN, `${STOCK}?sortBy=Car_production:price:asc`));
  await waitForLiveSearch(page);
  await shownCount(page, COUNT);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Used/ }).check();
  await shownCount(page, index.vehicles.filter(({ car_type }) => car_type === 'used').length);
  expect(loaded.filter((url) => url.endsWith('.bin'))).toHaveLength(1);
  const cards = loaded.filter((url) => url.endsWith('.json'));
  expect(cards.length).toBeLessThanOrEqual(2 * 21);
  expect(new Set(cards).size).toBe(cards.length);
});
