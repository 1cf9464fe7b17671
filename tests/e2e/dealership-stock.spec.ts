import type { Page } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { plainMarkup } from '../support/same-markup.ts';
import { isOnSale, stockOf } from '../support/samples.ts';
import { at, CONTRARY, expect, PLAIN, resultCards, test } from './site.ts';

const NEWSTEAD = '/locations/newstead/stock';
const DEALERSHIP = 'harbourline-newstead';

const count = (page: Page) => page.getByRole('main').getByRole('status');
const words = (page: Page) => page.getByRole('searchbox', { name: 'Make, model or stock number' });
const titles = (page: Page) => resultCards(page).getByRole('heading');

test('SRC-46 API-14 on a dealership’s stock page, a search by words, condition and price finds only vehicles of that dealership', async ({
  page,
}) => {
  const own = stockOf('harbourline').filter((car) => isOnSale(car) && car.dealership_slug === DEALERSHIP);
  const rangers = own.filter(({ model }) => model === 'Ranger');
  const used = rangers.filter(({ car_type }) => car_type === 'used');
  const cheap = used.filter(({ price }) => price !== null && price > 0 && price <= 40_000);
  expect(new Set([own.length, rangers.length, used.length, cheap.length]).size).toBe(4);
  await page.goto(at('harbourline', NEWSTEAD));
  await expect(count(page)).toHaveText(`${own.length} vehicles`);
  await expect(resultCards(page).filter({ hasText: 'Newstead' })).toHaveCount(21);
  await words(page).fill('ranger');
  await expect(count(page)).toHaveText(`${rangers.length} vehicles`);
  await expect(titles(page)).toHaveText(rangers.slice(0, 21).map(() => /Ranger/));
  await page.getByRole('checkbox', { name: /^Used/ }).check();
  await expect(count(page)).toHaveText(`${used.length} vehicles`);
  await page.getByLabel('Price up to').selectOption('$40,000');
  await expect(count(page)).toHaveText(`${cheap.length} vehicles`);
  await expect(resultCards(page).filter({ hasText: 'Newstead' })).toHaveCount(cheap.length);
});

test('SRC-46 API-15 a dealership’s stock has 21 results a page; each page has its own address, Back returns to the previous one, and a search starts on the first', async ({
  page,
}) => {
  await page.goto(at('harbourline', `${NEWSTEAD}?utm_source=mail`));
  const first = await titles(page).allTextContents();
  expect(first).toHaveLength(21);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/Page 2 of \d/);
  await expect(resultCards(page)).toHaveCount(21);
  expect(await titles(page).allTextContents()).not.toEqual(first);
  expect(new URL(page.url()).search).toBe('?utm_source=mail&page=2');
  await expect(count(page)).toBeFocused();
  await page.goBack();
  await expect(titles(page)).toHaveText(first);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await words(page).fill('mazda');
  await expect(page).toHaveURL(/query=mazda/);
  await expect(page).not.toHaveURL(/page=/);

  await page.goto(at('harbourline', `${NEWSTEAD}?page=999`));
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(resultCards(page).first()).toBeVisible();
  await expect(page).toHaveURL(/page=[1-9]$/);
});

test('SRC-46 SRC-08 an address with words, condition and price fills in the form of the stock page and shows the matching vehicles', async ({
  page,
}) => {
  await page.goto(
    at('harbourline', `${NEWSTEAD}?query=mazda&refinementList[car_type][0]=demo&range[price]=:50000`),
  );
  await expect(words(page)).toHaveValue('mazda');
  await expect(page.getByRole('checkbox', { name: /^Demo/ })).toBeChecked();
  await expect(page.getByLabel('Price up to')).toHaveValue(':50000');
  const wanted = stockOf('harbourline').filter(
    (car) =>
      isOnSale(car) &&
      car.dealership_slug === DEALERSHIP &&
      car.make === 'Mazda' &&
      car.car_type === 'demo' &&
      car.price !== null &&
      car.price <= 50_000,
  );
  expect(wanted.length).toBeGreaterThan(1);
  await expect(count(page)).toHaveText(`${wanted.length} vehicles`);
  await expect(titles(page)).toHaveText(wanted.slice(0, 21).map(() => /Mazda/));
});

test('SRC-46 Back undoes one filter at a time and all typed words in one step, and discards words that were not searched for yet; Forward applies a filter again', async ({
  page,
}) => {
  const own = stockOf('harbourline').filter((car) => isOnSale(car) && car.dealership_slug === DEALERSHIP);
  const used = own.filter(({ car_type }) => car_type === 'used');
  const cheap = used.filter(({ price }) => price !== null && price > 0 && price <= 40_000);
  const usedBox = page.getByRole('checkbox', { name: /^Used/ });
  const price = page.getByLabel('Price up to');
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await page.goto(at('harbourline', NEWSTEAD));
  await usedBox.check();
  await expect(count(page)).toHaveText(`${used.length} vehicles`);
  await price.selectOption('$40,000');
  await expect(count(page)).toHaveText(`${cheap.length} vehicles`);
  for (const letter of ['r', 'a']) {
    await words(page).press(letter);
    await expect(page).toHaveURL(new RegExp(`query=r?${letter}&`));
  }

  await page.goBack();
  await expect(words(page)).toHaveValue('');
  await expect(count(page)).toHaveText(`${cheap.length} vehicles`);
  await page.goBack();
  await expect(price).toHaveValue('');
  await expect(usedBox).toBeChecked();
  await expect(count(page)).toHaveText(`${used.length} vehicles`);
  await page.goBack();
  await expect(usedBox).not.toBeChecked();
  await expect(count(page)).toHaveText(`${own.length} vehicles`);
  await page.goForward();
  await expect(usedBox).toBeChecked();
  await expect(count(page)).toHaveText(`${used.length} vehicles`);

  // The clock is paused, so that Back is pressed before the search for these words starts.
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  await words(page).fill('corolla');
  await page.goBack();
  await expect(usedBox).not.toBeChecked();
  await page.clock.runFor(1000);
  await expect(words(page)).toHaveValue('');
  await expect(page).toHaveURL(at('harbourline', NEWSTEAD));
  await expect(count(page)).toHaveText(`${own.length} vehicles`);
});

test('SRC-46 SRC-09 the search survives a reload and can be shared by its address', async ({
  page,
  context,
}) => {
  await page.goto(at('harbourline', NEWSTEAD));
  await page.getByLabel('Price up to').selectOption('$40,000');
  await expect(page).toHaveURL(/range\[price\]=:40000/);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/Page 2 of \d/);
  const shown = await titles(page).allTextContents();
  const found = await count(page).textContent();
  await page.reload();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await expect(count(tab)).toHaveText(found ?? '');
    await expect(tab.getByLabel('Price up to')).toHaveValue(':40000');
    await expect(tab.getByRole('navigation', { name: 'Pages' })).toContainText(/Page 2 of \d/);
    await expect(titles(tab)).toHaveText(shown);
  }
});

test('SRC-46 SRC-09 a price range with a minimum in the address is shown in the form and stays in the address after a further search', async ({
  page,
}) => {
  const within = stockOf('harbourline').filter(
    ({ price, ...car }) =>
      isOnSale({ price, ...car }) &&
      car.dealership_slug === DEALERSHIP &&
      price !== null &&
      price >= 20_000 &&
      price <= 30_000,
  );
  await page.goto(at('harbourline', `${NEWSTEAD}?range[price]=20000:30000`));
  await expect(count(page)).toHaveText(`${within.length} vehicles`);
  await expect(page.getByLabel('Price up to').locator('option:checked')).toHaveText('$20,000 to $30,000');
  await words(page).fill('zzzz');
  await expect(page).toHaveURL(/range\[price\]=20000:30000/);
});

test('a search of a dealership’s stock without results says so below the count and links to all stock of the dealership', async ({
  page,
}) => {
  await page.goto(at('harbourline', NEWSTEAD));
  await words(page).fill('zzzzzzzz');
  await expect(page.getByText('No vehicles match your search.')).toBeVisible();
  await expect(count(page)).toHaveText('0 vehicles');
  const [bar, message] = await Promise.all([
    count(page).boundingBox(),
    page.locator('.d-none').boundingBox(),
  ]);
  expect(message?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  await page.getByRole('link', { name: 'Show all vehicles at Newstead' }).click();
  await expect(resultCards(page)).toHaveCount(21);
});

for (const [tenant, yard] of [
  [PLAIN, 'alder-bay'],
  [CONTRARY, 'alder-bay-motors'],
] as const) {
  test(`${tenant}: after a search on a yard’s stock page, new cards replace the static ones and have the same HTML, whether the vehicles are for sale, reserved or sold`, async ({
    page,
  }) => {
    await page.goto(at(tenant, `/locations/${yard}/stock`));
    const markup = async () => {
      const cards = await resultCards(page).evaluateAll((all) => all.map((card) => card.outerHTML));
      return cards
        .map((card) => plainMarkup(card.replace(/ (loading|decoding|fetchpriority)="\w+"/g, '')))
        .sort();
    };
    const before = await markup();
    expect(before.length).toBeGreaterThan(8);
    const marked = await resultCards(page)
      .first()
      .evaluateHandle((card) => card);
    await words(page).fill('no such vehicle');
    await expect(resultCards(page)).toHaveCount(0);
    await words(page).fill('');
    await expect(resultCards(page)).toHaveCount(before.length);
    expect(await marked.evaluate((card) => card.isConnected)).toBe(false);
    expect(await markup()).toEqual(before);
  });
}

plain(
  'if the search of a dealership’s stock fails, the list stays, a message says so, and the next search can succeed',
  async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(at('harbourline', NEWSTEAD));
    await words(page).fill('ranger');
    await expect(count(page)).toContainText('Search is unavailable right now. Showing your last results.');
    await expect(resultCards(page)).toHaveCount(21);
    await page.unroute('**/search-index/**');
    await words(page).fill('range');
    await expect(count(page)).toHaveText(/^\d+ vehicles$/);
  },
);

plain(
  'if the script of a dealership’s stock cannot be loaded, a press on Next says so and the list stays',
  async ({ page }) => {
    await page.route(/\/_astro\/start-stock-list\.[^/]*\.js$/, (route) => route.abort());
    await page.goto(at('harbourline', NEWSTEAD));
    await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
    await expect(
      page.getByText('This cannot be opened right now. Check your connection and reload the page.'),
    ).toBeVisible();
    await expect(resultCards(page)).toHaveCount(21);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a dealership’s stock page has no search form, says why, and links to the full list', async ({
    page,
  }) => {
    await page.goto(at('harbourline', '/locations/newstead'));
    await page.getByRole('link', { name: /^See all \d+ / }).click();
    await expect(resultCards(page)).toHaveCount(21);
    await expect(page.getByRole('main').getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'All filters' })).toHaveCount(0);
    const stock = page.getByRole('region', { name: 'Results' });
    await expect(stock.getByText(/Searching this yard’s stock needs JavaScript, which is off/)).toBeVisible();
    await expect(stock.getByRole('link', { name: /^\d[\d ]+$/ })).toHaveAttribute('href', /^tel:/);
    await stock.getByRole('link', { name: 'full list', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /full list$/ })).toBeVisible();
  });
});
