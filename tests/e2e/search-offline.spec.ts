import { test as plain } from '@playwright/test';
import { countOf, expectEveryTitle, prices, STOCK, waitForLiveSearch } from './search-live.ts';
import { at, expect, PLAIN } from './site.ts';

// Pictures fail to load offline, which is logged, so use the test function that does not check the console.
const test = plain;

test('once the search has loaded, filtering, sorting and typing words work offline', async ({
  page,
  context,
}) => {
  const cards = page.waitForResponse((response) => /search-index\/files\/cards-/.test(response.url()));
  await page.goto(at(PLAIN, `${STOCK}?refinementList[car_type][0]=used`));
  await waitForLiveSearch(page);
  await cards;
  await page.waitForLoadState('networkidle');
  const all = await countOf(page);
  await context.setOffline(true);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Used/ }).uncheck();
  await expect.poll(() => countOf(page)).toBeGreaterThan(all);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Highest price');
  await expect
    .poll(async () => {
      const shown = await prices(page);
      return shown.length > 2 && shown.join() === shown.toSorted((a, b) => b - a).join();
    })
    .toBe(true);
  await filters.getByRole('searchbox').fill('Kia');
  await expectEveryTitle(page, /Kia/);
});
