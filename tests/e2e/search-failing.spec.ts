import { test as plain } from '@playwright/test';
import { answer } from '../support/hosts.ts';
import { countOf, expectEveryTitle, STOCK, titles, waitForLiveSearch } from './search-live.ts';
import { at, expect, resultCards } from './site.ts';

// Failures are logged, so use the test function that does not check the console.
const test = plain;
const NOTICE = 'Search is unavailable right now. Showing your last results.';

test('SRC-25 ERR-03 if a search fails, the last results and all numbers of vehicles stay, and the shopper can try again', async ({
  page,
}) => {
  let broken = false;
  await page.route(/\/search-index\/.*cards/, (route) => (broken ? route.abort() : route.continue()));
  // With Save-Data, the page does not preload the cards of later pages.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(at('harbourline', STOCK));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.hover();
  await waitForLiveSearch(page);
  const [shown, total] = [await titles(page), await countOf(page)];
  const counts = await filters
    .getByRole('checkbox')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const entries = await page.evaluate(() => history.length);
  broken = true;
  // Slow down the device, so that the failure comes before the loading state is drawn.
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest price');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(await titles(page)).toEqual(shown);
  // Restoring the last results must not add a history entry.
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await countOf(page)).toBe(total);
  expect(
    await filters
      .getByRole('checkbox')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(counts);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect.poll(() => titles(page)).not.toEqual(shown);
});

test('ERR-03 the published results stay when the search data cannot be loaded, and Try again starts the search', async ({
  page,
}) => {
  await page.route(/\/search-index\//, (route) => route.abort());
  await page.goto(at('harbourline', `${STOCK}?refinementList[make][0]=Kia`));
  await expect(page.getByText('Showing the vehicles as last published.')).toBeVisible();
  await expect(resultCards(page).first()).toBeVisible();
  await page.unroute(/\/search-index\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForLiveSearch(page);
  await expectEveryTitle(page, /Kia/);
});

test('ERR-03 the published results stay when the script of the search cannot be loaded, and Try again starts the search', async ({
  page,
}) => {
  const script = /\/_astro\/load\.[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto(at('harbourline', `${STOCK}?refinementList[make][0]=Kia`));
  await expect(page.getByText('Showing the vehicles as last published.')).toBeVisible();
  await expect(resultCards(page).first()).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForLiveSearch(page);
  await expectEveryTitle(page, /Kia/);
});

test('ERR-03 the published results stay when the search returns cards that the page cannot show', async ({
  page,
}) => {
  let isOtherRelease = true;
  // Answer with cards in the format of another release.
  await page.route(/\/search-index\/.*cards/, async (route) => {
    if (!isOtherRelease) return route.continue();
    const { body } = await answer('harbourline', new URL(route.request().url()).pathname);
    const packed = JSON.parse(body) as { keys: string[]; columns: unknown[][] };
    packed.columns[packed.keys.indexOf('facts')] = [];
    return route.fulfill({ json: packed });
  });
  await page.goto(at('harbourline', STOCK));
  const shown = await titles(page);
  await page.getByRole('complementary', { name: 'Filters' }).hover();
  await expect(page.getByText('Showing the vehicles as last published.')).toBeVisible();
  expect(await titles(page)).toEqual(shown);
  isOtherRelease = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('complementary', { name: 'Filters' }).hover();
  await waitForLiveSearch(page);
});
