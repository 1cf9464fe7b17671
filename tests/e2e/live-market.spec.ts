import { type Locator, type Page, test as plain } from '@playwright/test';
import { findCar, isOnSale } from '../support/samples.ts';
import { type Answer, fixturePath, logOf, MARKET, market, serve } from './live-service.ts';
import { answerService } from './service.ts';
import { watchShifts } from './shifts.ts';
import { at, buyBox, cardOf, expect, PLAIN, test } from './site.ts';

const path = fixturePath.bind(null, PLAIN, 'CX-5');
const open = (page: Page) => page.goto(at(PLAIN, path()));
const level = (page: Page) => market(page).evaluate((panel) => panel.dataset.level);

test('MKT-01 VDP-12 API-17 until its data arrives, the price comparison shows a placeholder of the same size', async ({
  page,
}) => {
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/api${path()}/autogauge`, async (route) => {
    await waited;
    await route.fulfill({ json: MARKET });
  });
  const shifts = await watchShifts(page);
  const request = page.waitForRequest(`**/api${path()}/autogauge`);
  await open(page);
  await expect(market(page)).toHaveAttribute('aria-busy', 'true');
  const before = await market(page).boundingBox();
  await request;
  answer();
  await expect(market(page)).toContainText('Great Deal');
  await expect(market(page)).not.toHaveAttribute('aria-busy');
  await expect(market(page)).toContainText('$28,000');
  await expect(market(page)).toContainText('$36,000');
  await expect(market(page)).toContainText('$2,000 below the middle');
  expect(await market(page).boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test('MKT-02 the price comparison is hidden if the service’s confidence is 0.2, and shown if it is higher', async ({
  page,
}) => {
  await serve(page, '**/autogauge', { json: { ...MARKET, confidence: 0.2 } });
  await open(page);
  await expect(market(page)).toBeHidden();
  await serve(page, '**/autogauge', { json: { ...MARKET, confidence: 0.21 } });
  await open(page);
  await expect(market(page)).toContainText('Great Deal');
});

test('MKT-03 the price comparison is hidden if the price is above the market range', async ({ page }) => {
  await serve(page, '**/autogauge', { json: { ...MARKET, market_range_max: 29_999 } });
  await open(page);
  await expect(market(page)).toBeHidden();
  await serve(page, '**/autogauge', { json: { ...MARKET, market_range_max: 30_000 } });
  await open(page);
  await expect(market(page)).toContainText('Great Deal');
});

test('MKT-04 MKT-05 MKT-06 label and colour of the price comparison depend on how full its gauge is, and a description from the service replaces the label', async ({
  page,
}) => {
  const shown: [number, string | null, string, string][] = [
    [0.29, null, 'Good Deal', 'low'],
    [0.3, null, 'Good Deal', 'medium'],
    [0.59, null, 'Good Deal', 'medium'],
    [0.6, null, 'Good Deal', 'high'],
    [0.65, null, 'Great Deal', 'high'],
    [0.65, 'Priced to go', 'Priced to go', 'high'],
  ];
  const colours = new Set<string>();
  for (const [fill, description, label, colour] of shown) {
    await serve(page, '**/autogauge', { json: { ...MARKET, fill, description } });
    await open(page);
    await expect(market(page).getByText(label, { exact: true })).toBeVisible();
    expect(await level(page)).toBe(colour);
    colours.add(
      await market(page)
        .getByText(label)
        .evaluate((text) => getComputedStyle(text).color),
    );
  }
  expect(colours.size).toBe(3);
});

test('MKT-07 the gauge of the price comparison is animated for 2 to 2.5 seconds, or not at all with reduced motion', async ({
  page,
}) => {
  await serve(page, '**/autogauge', { json: MARKET });
  const running = () =>
    market(page).evaluate((panel) =>
      panel
        .getAnimations({ subtree: true })
        .map(({ effect }) => Number(effect?.getComputedTiming().duration)),
    );
  await open(page);
  await expect(market(page)).toContainText('Great Deal');
  await market(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await running()).length).toBe(2);
  for (const duration of await running()) {
    expect(duration).toBeGreaterThanOrEqual(2000);
    expect(duration).toBeLessThanOrEqual(2500);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(market(page)).toContainText('Great Deal');
  expect(await running()).toEqual([]);
});

async function expectHiddenAndLogged(page: Page, answer: Answer, problem: string): Promise<void> {
  const log = logOf(page);
  await answerService(page);
  await serve(page, '**/view.json?*', { json: { views: 3, car_fields: {} } });
  await serve(page, '**/autogauge', answer);
  for (const width of [1280, 360]) {
    log.length = 0;
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    await open(page);
    await expect(market(page)).toBeHidden();
    await expect(page.getByText('3 views')).toBeVisible();
    expect(log.filter((entry) => !entry.startsWith('warning'))).toEqual([
      `error: Price comparison: ${problem}`,
    ]);
    expect(await shifts()).toEqual([]);
  }
}

const FAILURES: [string, Answer, string][] = [
  ['the service answers with an error', { status: 500 }, 'The service answered with status 500.'],
  ['the service cannot be reached', 'offline', 'The service could not be reached.'],
];
plain.describe(
  'ERR-01 if its request fails, the price comparison is hidden without a layout shift and an error is logged',
  () => {
    for (const [kind, answer, problem] of FAILURES)
      plain(kind, ({ page }) => expectHiddenAndLogged(page, answer, problem));
  },
);

const EMPTY: [string, Answer][] = [
  ['the answer is empty', { status: 200 }],
  ['the answer lacks data', { json: { fill: 0.7 } }],
];
plain.describe(
  'ERR-02 without data, the price comparison is hidden without a layout shift and “No data returned” is logged',
  () => {
    for (const [kind, answer] of EMPTY)
      plain(kind, ({ page }) => expectHiddenAndLogged(page, answer, 'No data returned'));
  },
);

test('MKT-01 as a bar, too, the price comparison has a placeholder of the same size until its data arrives', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/autogauge', async (route) => {
    await waited;
    await route.fulfill({ json: MARKET });
  });
  const shifts = await watchShifts(page);
  const car = findCar('redgum-kia', 'vehicle with a price', (one) => isOnSale(one) && !!one.price);
  await page.goto(at('redgum-kia', car.path));
  await expect(market(page)).toHaveAttribute('aria-busy', 'true');
  const before = await market(page).boundingBox();
  answer();
  await expect(market(page)).toContainText('Great Deal');
  const after = await market(page).boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(await shifts()).toEqual([]);
});

test('as a bar, the price comparison measures from the price to the middle of the range', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const car = findCar('redgum-kia', 'vehicle with a price', (one) => isOnSale(one) && !!one.price);
  await page.route('**/autogauge', (route) =>
    route.fulfill({
      json: { ...MARKET, listing_price: 25_000, market_range_min: 20_000, market_range_max: 40_000 },
    }),
  );
  await page.goto(at('redgum-kia', car.path));
  await expect(market(page)).toContainText('$5,000 below the middle');
  const [line, gap] = await market(page)
    .locator('svg')
    .evaluate((svg) =>
      [...svg.querySelectorAll('path')].slice(0, 2).map((path) => {
        const { x, width } = path.getBBox();
        return { from: x, to: x + width };
      }),
    );
  const shareOf = (x = 0) => (x - (line?.from ?? 0)) / ((line?.to ?? 0) - (line?.from ?? 0));
  expect(shareOf(gap?.from)).toBeCloseTo(0.25);
  expect(shareOf(gap?.to)).toBeCloseTo(0.5);
});

/** Holds back the answer, which has no comparison, until the returned function is called. */
async function holdEmptyAnswer(page: Page): Promise<() => void> {
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/autogauge', async (route) => {
    await waited;
    await route.fulfill({ json: { ...MARKET, confidence: 0 } });
  });
  return () => answer();
}

test('beside sections as wide as the page, a price comparison without a result moves nothing that the shopper sees', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const answer = await holdEmptyAnswer(page);
  const car = findCar('harbourline', 'vehicle with a price', (one) => isOnSale(one) && !!one.price);
  const shifts = await watchShifts(page);
  await page.goto(at('harbourline', car.path));
  await expect(market(page)).toBeVisible();
  const below = page.getByRole('main').getByRole('heading', { name: 'Features' });
  await expect(below).toBeInViewport();
  const place = await below.boundingBox();
  answer();
  await expect(market(page)).toBeHidden();
  expect(await shifts()).toEqual([]);
  expect(await below.boundingBox()).toEqual(place);
});

test('a price comparison without a result leaves its space empty as long as the shopper sees it, so nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const answer = await holdEmptyAnswer(page);
  const shifts = await watchShifts(page);
  await open(page);
  await market(page).scrollIntoViewIfNeeded();
  const below = page.getByRole('heading', { name: 'Key information' });
  const place = await below.boundingBox();
  answer();
  await expect(market(page)).toBeHidden();
  expect(await below.boundingBox()).toEqual(place);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('market-gauge')).toHaveCSS('display', 'none');
  expect(await shifts()).toEqual([]);
});

test('a card with price and buttons ends where its contents end if there is nothing to compare, and nothing below it moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const answer = await holdEmptyAnswer(page);
  const shifts = await watchShifts(page);
  const car = findCar('harbourline', 'vehicle with a price', (one) => isOnSale(one) && !!one.price);
  await page.goto(at('harbourline', car.path));
  await expect(market(page)).toBeVisible();
  const heightOfCard = () =>
    page.locator('measured-box').evaluate((card) => Math.round(card.getBoundingClientRect().height));
  const before = await heightOfCard();
  const below = page.getByRole('heading', { name: 'Features' });
  const place = await below.boundingBox();
  answer();
  await expect.poll(heightOfCard).toBeLessThan(before - 200);
  expect(await below.boundingBox()).toEqual(place);
  expect(await shifts()).toEqual([]);
});

test('MKT-08 “Below market” is shown on page and card if a price is at least $500 under the state’s average, but not at $499, nor for a price changed since the build', async ({
  page,
}) => {
  const indicator = (root: Page | Locator) => root.getByText('Below market');
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'Sorento')));
  await expect(indicator(buyBox(page))).toBeVisible();
  await expect(buyBox(page)).toContainText('Below market $500 under the state’s average');
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'Cerato')));
  await expect(buyBox(page)).toContainText('$25,000');
  await expect(indicator(buyBox(page))).toHaveCount(0);
  // If the price changed since the build, it is not compared with the average.
  await serve(page, '**/view.json?*', { json: { views: 3, car_fields: { price: 40_400 } } });
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'Sorento')));
  await expect(buyBox(page)).toContainText('$40,400');
  await expect(indicator(buyBox(page))).toBeHidden();
  await page.goto(at(PLAIN, '/search/new-used-and-demo-cars/'));
  await expect(indicator(cardOf(page, '2023 Kia Sorento'))).toBeVisible();
  await expect(indicator(page.getByRole('main'))).toHaveCount(1);
});

test('vehicles without a price and sold vehicles have no price comparison', async ({ page }) => {
  for (const model of ['CX-80', 'CX-8']) {
    await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
    await expect(page.locator('market-gauge')).toHaveCount(0);
  }
});
