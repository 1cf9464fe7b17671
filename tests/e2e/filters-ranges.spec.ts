import type { Page } from '@playwright/test';
import { NETWORKED } from '../support/hosts.ts';
import { isOnSale, stockOf } from '../support/samples.ts';
import {
  facetOf,
  filtersOf,
  openSearch,
  refinementsOf,
  sentSearches,
  waitForLiveFilters,
} from './live-filters.ts';
import { STOCK } from './search-live.ts';
import { at, expect, test } from './site.ts';

const onSale = stockOf('harbourline').filter(isOnSale);
const thousandUp = (value: number) => Math.ceil(value / 1000) * 1000;
/** Warnings that the page logs from now on. */
function warningsOf(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  return logged;
}

/** The largest value; null counts as 0. */
const most = (values: readonly (number | null)[]) => Math.max(...values.map((value) => value ?? 0));

test('SRC-22 SRC-33 SRC-35 API-03 the sliders span the range of the stock in a hundred steps', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const filters = filtersOf(page);
  for (const [name, values] of [
    ['Highest price', onSale.map(({ price }) => price)],
    ['Highest kilometres', onSale.map(({ km }) => km)],
  ] as const) {
    const slider = filters.getByRole('slider', { name });
    const max = Math.max(100_000, thousandUp(most(values)));
    await expect(slider).toHaveAttribute('max', String(max));
    const min = Number(await slider.getAttribute('min'));
    await expect(slider).toHaveAttribute('step', String(Math.round((max - min) / 100)));
  }
  const cheapest = Math.min(...onSale.flatMap(({ price }) => (price !== null && price > 10 ? [price] : [])));
  await expect(filters.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute(
    'min',
    String(Math.floor(cheapest / 1000) * 1000),
  );
});

test('SRC-35 the price slider ends at 100,000 if the stock is cheaper', async ({ page }) => {
  expect(
    most(
      stockOf('cinder-road')
        .filter(isOnSale)
        .map(({ price }) => price),
    ),
  ).toBeLessThan(100_000);
  await openSearch(page, 'cinder-road', '/used-car/new-used-and-demo-cars/');
  // This dealer's filters are closed panels.
  await facetOf(page, 'Price').locator('summary').first().click();
  await expect(filtersOf(page).getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
    'max',
    '100000',
  );
});

test('SRC-30 SRC-37 LIM-04 a slider searches once, in whole thousands, 400 ms after the last movement', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await openSearch(page, 'harbourline', STOCK);
  const slider = filtersOf(page).getByRole('slider', { name: 'Highest kilometres' });
  await slider.focus();
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  const searchCount = async () => (await sentSearches(page)).length;
  const before = await searchCount();
  for (let press = 0; press < 4; press++) {
    await page.keyboard.press('PageDown');
    await page.clock.runFor(60);
  }
  await page.clock.runFor(339);
  expect(await searchCount()).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(searchCount).toBeGreaterThan(before);
  await page.clock.resume();
  await expect.poll(() => refinementsOf(page).length).toBe(1);
  const [[name, span] = ['', '']] = refinementsOf(page);
  expect(name).toBe('range[km]');
  expect(span).toMatch(/^:\d+000$/);
  const kms = Number(span.slice(1));
  await expect(slider).toHaveAttribute('aria-valuetext', `${kms.toLocaleString('en-AU')} kms`);
  const after = (await sentSearches(page)).slice(before);
  expect(after).not.toEqual([]);
  expect(new Set(after.map(({ filter }) => filter)).size, 'different searches').toBeLessThanOrEqual(2);
  const left = onSale.filter(({ km }) => km !== null && km <= kms).length;
  await expect(page.getByRole('status').filter({ hasText: `${left} vehicles` })).toBeAttached();
});

test('SRC-32 the two thumbs of a slider never pass each other, and a typed bound beyond the other one is ignored', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', `${STOCK}?range[price]=20000:30000`);
  const low = filtersOf(page).getByRole('slider', { name: 'Lowest price' });
  const high = filtersOf(page).getByRole('slider', { name: 'Highest price' });
  await expect(low).toHaveAttribute('aria-valuetext', '$20,000');
  await expect(high).toHaveAttribute('aria-valuetext', '$30,000');
  const within = (from: number, to: number) =>
    onSale.filter(({ price }) => price !== null && price >= from && price <= to).length;
  const count = (vehicles: number) =>
    page.getByRole('status').filter({ hasText: new RegExp(`\\b${vehicles} vehicles?\\b`) });
  await low.press('End');
  await expect.poll(() => refinementsOf(page)).toEqual([['range[price]', '29000:30000']]);
  await expect(low).toHaveAttribute('aria-valuetext', '$29,000');
  expect(within(29_000, 30_000)).toBeGreaterThan(0);
  await expect(count(within(29_000, 30_000))).toBeAttached();
  await high.press('Home');
  await expect(high).toHaveAttribute('aria-valuetext', '$30,000');

  const logged = warningsOf(page);
  const lowest = filtersOf(page).getByRole('textbox', { name: /^Lowest price/ });
  await lowest.fill('60000');
  await lowest.press('Enter');
  await expect(lowest).toHaveValue('$29,000');
  expect(logged).toEqual(['Ignored a bound beyond the other end: 60000.']);
  expect(refinementsOf(page)).toEqual([['range[price]', '29000:30000']]);

  const upTo = filtersOf(page).getByRole('group', { name: 'Up to' });
  await upTo.getByRole('button', { name: '$25,000' }).click();
  await expect.poll(() => refinementsOf(page)).toEqual([['range[price]', ':25000']]);
  await expect(count(within(1, 25_000))).toBeAttached();
});

for (const [tenant, all] of [
  ['harbourline', onSale.length],
  [NETWORKED, null],
] as const)
  test(`SRC-31 SRC-32 ERR-04 ${tenant}: bounds in the address that the sliders do not allow are logged and left out of the search`, async ({
    page,
  }) => {
    const logged = warningsOf(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    const crossed = '?range[price]=80000:60000&range[km]=:9999999';
    await openSearch(page, tenant, STOCK + crossed);
    if (all === null) await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    else await expect(page.getByRole('status').filter({ hasText: `${all} vehicles` })).toBeAttached();
    expect(logged).toEqual([
      expect.stringContaining('price 80000 > 60000'),
      expect.stringContaining('Cannot refine above the range maximum: 9999999'),
    ]);
    expect((await sentSearches(page)).map(({ filter }) => filter).join()).not.toMatch(/price|km:/);
    expect(sent.join()).not.toMatch(/80000|60000|9999999/);
    await page.goto(at(tenant, `${STOCK}?range[price]=60000:60000&range[km]=900000:`));
    await waitForLiveFilters(page);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    expect(logged).toHaveLength(4);
  });

test('SRC-09 a slider keeps its range while it filters, and a thumb at the end of the slider sets no limit', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', `${STOCK}?range[price]=20000:30000`);
  const high = filtersOf(page).getByRole('slider', { name: 'Highest price' });
  const max = String(Math.max(100_000, thousandUp(most(onSale.map(({ price }) => price)))));
  await expect(high).toHaveAttribute('max', max);
  await high.press('End');
  await expect.poll(() => refinementsOf(page)).toEqual([['range[price]', '20000:']]);
});

test('SRC-31 ERR-04 a typed number above the slider’s maximum is logged and sets no limit', async ({
  page,
}) => {
  const logged = warningsOf(page);
  await openSearch(page, 'harbourline', `${STOCK}?range[price]=:30000`);
  const field = filtersOf(page).getByRole('textbox', { name: /^Highest price/ });
  await field.fill('9999999');
  await field.press('Enter');
  await expect.poll(() => refinementsOf(page)).toEqual([]);
  expect(logged).toEqual([expect.stringContaining('Cannot refine above the range maximum')]);
  await expect(page.getByRole('status').filter({ hasText: `${onSale.length} vehicles` })).toBeAttached();
});

test('LIM-03 a press on one of the preset amounts limits the price, and a second press removes the limit', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const picks = filtersOf(page).getByRole('group', { name: 'Up to' }).getByRole('button');
  await expect(picks).toHaveText([5, 10, 15, 20, 25, 30, 40, 50, 70].map((thousands) => `$${thousands},000`));
  await picks.filter({ hasText: '$30,000' }).click();
  await expect.poll(() => refinementsOf(page)).toEqual([['range[price]', ':30000']]);
  await expect(picks.filter({ hasText: '$30,000' })).toHaveAttribute('aria-pressed', 'true');
  await picks.filter({ hasText: '$30,000' }).click();
  await expect.poll(() => refinementsOf(page)).toEqual([]);
});

test('LIM-03 the preset amounts of the price filter are higher for a dealer of trucks', async ({ page }) => {
  await openSearch(page, 'ironbark', '/search/new-used-and-demo-cars/');
  await facetOf(page, 'Price').locator('summary').first().click();
  const picks = filtersOf(page).getByRole('group', { name: 'Up to' }).getByRole('button');
  await expect(picks).toHaveText(
    [40, 60, 80, 100, 125, 150, 200, 300].map((thousands) => `$${thousands},000`),
  );
});
