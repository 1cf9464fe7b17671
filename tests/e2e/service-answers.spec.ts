import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, test as base, type Page } from '@playwright/test';
import { comparePrices } from '../../src/api/vehicles/compare-prices.ts';
import { marketPanel } from '../../src/features/market/market-panel.ts';
import { replaceFile } from '../../src/lib/disk/replace-file.ts';
import { formatAud } from '../../src/lib/money.ts';
import { HOSTS, NETWORKED } from '../support/hosts.ts';
import { fixturePath, hasPage, isOnSale, stockOf } from '../support/samples.ts';
import { aLead } from '../support/service/a-lead.ts';
import { market } from './live-service.ts';
import { useWholeService } from './real-service.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';

/** Opens a vehicle's page as another visitor, and waits until the service has counted the view. */
async function viewElsewhere(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ userAgent: `Another browser ${Date.now()}` });
  const page = await context.newPage();
  const answered = page.waitForResponse('**/view.json?*');
  await page.goto(url);
  await answered;
  await context.close();
}

test('API-18 API-21 TRK-12 VDP-31 the service counts a vehicle’s visitor once a day, and a vehicle that was sold in the stock file since the build is shown as sold', async ({
  page,
  browser,
}) => {
  await useWholeService(page);
  const url = at(PLAIN, fixturePath(PLAIN, 'CX-5'));
  const viewsNow = async () => {
    const answered = page.waitForResponse('**/view.json?*');
    await page.goto(url);
    const { views } = (await (await answered).json()) as { views: number };
    await expect(buyBox(page).getByText(`${views.toLocaleString('en-AU')} views`)).toBeVisible();
    return views;
  };
  const recorded = page.waitForResponse('**/api/viewings');
  const first = await viewsNow();
  expect((await recorded).status()).toBe(204);
  const revealed = page.waitForResponse('**/api/phone-reveals');
  await page.getByRole('region', { name: 'Call Alder Bay' }).getByRole('link').click();
  expect((await revealed).status()).toBe(204);
  // The stock file has 214 views, to which the service adds those that it counts.
  expect(first).toBeGreaterThan(214);
  await viewElsewhere(browser, url);
  expect(await viewsNow()).toBe(first + 1);

  const stock = join(HOSTS.fixture.tenants, NETWORKED, 'stock.jsonl');
  const before = readFileSync(stock, 'utf8');
  try {
    const lines = before.split('\n').map((line) => {
      if (!line.includes('"model":"CX-3"')) return line;
      return JSON.stringify({ ...(JSON.parse(line) as object), status: 'sold', sold: true });
    });
    // Replace the whole file in one step, because the running service may read it at any moment.
    replaceFile(stock, lines.join('\n'));
    await page.goto(at(NETWORKED, fixturePath(NETWORKED, 'CX-3')));
    await expect(page.getByText('This vehicle has just been sold.')).toBeVisible();
  } finally {
    replaceFile(stock, before);
  }
});

const costs = (page: Page) => page.locator('#running-costs');

/** Requests the delivery price for a postcode, once the calculator is interactive. */
async function estimate(page: Page, postcode: string): Promise<void> {
  await costs(page).scrollIntoViewIfNeeded();
  await expect(costs(page).locator('astro-island[ssr]')).toHaveCount(0);
  await costs(page).getByLabel('Postcode').fill(postcode);
  await costs(page).getByRole('button', { name: 'Get estimate' }).click();
}

const UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

// The service answers 404 for a place without a price, which the browser logs.
base(
  'ERR-08 ERR-09 ERR-20 MKT-02 API-38 without delivery zones every postcode gets a message, and without comparable vehicles the price comparison is hidden',
  async ({ page }) => {
    await useWholeService(page);
    const disclaimer = page.waitForResponse('**/finance-disclaimer');
    await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
    expect(await (await disclaimer).json()).toEqual({ disclaimer: 'Terms apply.' });
    await expect(market(page)).toBeHidden();
    await estimate(page, '');
    await expect(costs(page)).toContainText('Please enter a postcode.');
    await estimate(page, '4000');
    await expect(costs(page).getByLabel('Postcode')).toHaveAccessibleDescription(UNKNOWN);
    await estimate(page, '12');
    await expect(costs(page).getByLabel('Postcode')).toHaveAccessibleDescription(
      'Invalid postcode. Please enter a 4-digit number.',
    );
    // No place in Australia has this postcode.
    await estimate(page, '0000');
    await expect(costs(page).getByLabel('Postcode')).toHaveAccessibleDescription(UNKNOWN);
  },
);

test('CAL-06 CAL-07 API-22 API-33 API-36 API-37 DAT-21 PRN-01 the service answers with a vehicle’s PDF, the delivery price and distance by the dealer’s zones, and the free times of a test drive, without times that are booked up', async ({
  page,
}) => {
  await useWholeService(page);
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  const downloading = page.waitForEvent('download');
  const print = buyBox(page).getByRole('button', { name: 'Print PDF' });
  await print.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${fixturePath(CONTRARY, 'CX-5').replace('/cars/', '')}.pdf`);
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/);
  await expect(print).toHaveText('Print PDF');

  const asked = page.waitForRequest('**/api/geocode?*');
  await estimate(page, '4870');
  await expect(costs(page)).toContainText('Far North Queensland');
  await expect(costs(page)).toContainText('$850');
  // From Alder Bay to Cairns, in a straight line.
  await expect(costs(page)).toContainText(/1,3\d\d km/);
  expect(new URL((await asked).url()).searchParams.get('address')).toBe('4870');

  const answered = page.waitForResponse('**/api/appointments?*');
  await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
  const response = await answered;
  const { days } = (await response.json()) as { days: { date: string; times: string[] }[] };
  const date = page.getByLabel('Test Drive Booking Date');
  await expect(date.getByRole('option')).toHaveCount(1 + days.length);
  // One day of seven is a Sunday, and with a day's notice today and maybe tomorrow are too early.
  expect(days.length).toBeGreaterThanOrEqual(4);
  for (const { date: day, times } of days.slice(1))
    expect(times[0], day).toBe(new Date(day).getUTCDay() === 6 ? '09:00' : '08:30');

  // The dealer takes two bookings for each time, so after two more the last time of the last day is taken.
  const [last] = days.slice(-1);
  const time = last?.times.at(-1);
  // The test drive page requests free times by the vehicle alone, and names no dealership in its lead.
  const carId = new URL(response.url()).searchParams.get('car_id') ?? '';
  const dateTime = `${last?.date}T${time}`;
  const shared = { dateTime, message: '', car_id: carId, website_id: `fixture-${CONTRARY}` };
  const onPage = { car_dealership_id: null, dealership_slug: '-' };
  for (const [key, body] of [
    { ...aLead(shared), form: 'test-drive' },
    { ...aLead({ ...shared, ...onPage }), form: 'book-test-drive' },
  ].entries())
    expect(
      await page.evaluate(
        async ([json, idempotencyKey]) => {
          const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey };
          return (await fetch('/api/leads', { method: 'POST', headers, body: json })).status;
        },
        [JSON.stringify(body), `booking-${Date.now()}-${key}`] as const,
      ),
    ).toBe(201);
  const again = (await page.evaluate(async (url) => (await fetch(url)).json(), response.url())) as {
    days: typeof days;
  };
  expect(again.days.find(({ date: day }) => day === last?.date)?.times ?? []).not.toContain(time);
  await page.goto(at(CONTRARY, `/book-test-drive/?car_id=${carId}`));
  await expect(date.and(page.locator('select:enabled'))).toBeVisible();
  await expect(date.getByRole('option')).toHaveCount(1 + again.days.length);
});

test('MKT-03 MKT-04 MKT-05 MKT-06 API-17 API-39 the price comparison compares a vehicle with similar vehicles of the dealer, and is hidden if the price is above the market', async ({
  page,
}) => {
  const dealer = 'harbourline';
  const onSale = stockOf(dealer).filter(isOnSale);
  const compared = onSale.flatMap((car) => {
    const prices = comparePrices(car, onSale);
    const panel = marketPanel(prices);
    return hasPage(dealer, car.path) ? [{ car, prices, panel }] : [];
  });
  await useWholeService(page);
  const great = compared.find(({ panel }) => panel?.label === 'Great Deal');
  const good = compared.find(({ panel }) => panel?.label === 'Good Deal');
  // A price in the upper half of the range is described, and not called a deal.
  const upper = compared.find(
    ({ panel }) => panel?.label === 'Upper Half of Its Range' && panel.level === 'low',
  );
  const dear = compared.find(({ prices, panel }) => prices.confidence > 0.2 && panel === null);
  if (!great?.panel || !good?.panel || !upper?.panel || !dear)
    throw new Error(`${dealer} lacks a kind of price to compare.`);
  for (const { car, prices, panel } of [great, good, upper]) {
    expect(prices.confidence).toBeGreaterThan(0.2);
    await page.goto(at(dealer, car.path));
    await expect(market(page)).toContainText(panel?.label ?? '');
    await expect(market(page)).toHaveAttribute('data-level', panel?.level ?? '');
    await expect(market(page)).toContainText(formatAud(prices.market_range_min));
    await expect(market(page)).toContainText(formatAud(prices.market_range_max));
    await expect(market(page)).toContainText(`our ${prices.vehicles} similar vehicles`);
    const related = await page.evaluate(
      async (path) => (await fetch(`/api${path}/related.json`)).json(),
      car.path,
    );
    expect((related as { ids: string[] }).ids.length).toBeGreaterThanOrEqual(6);
  }
  const answered = page.waitForResponse('**/autogauge');
  await page.goto(at(dealer, dear.car.path));
  await answered;
  await expect(market(page)).toBeHidden();
});
