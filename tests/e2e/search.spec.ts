import type { Locator } from '@playwright/test';
import { holdIdle } from './hold-idle.ts';
import { expectNoResults, STOCK, waitForLiveSearch } from './search-live.ts';
import { at, CONTRARY, expect, PLAIN, resultCards, test } from './site.ts';

/** Number of elements in the first row. */
async function inFirstRow(items: Locator): Promise<number> {
  const tops = await items.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

test('SRC-01 the search page shows results and filters, and choosing a filter leaves only the vehicles that match', async ({
  page,
}) => {
  await page.goto(at('harbourline', STOCK));
  await expect(resultCards(page)).toHaveCount(17);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters).toBeVisible();
  await filters.hover();
  const demo = filters.getByRole('checkbox', { name: /^Demo/ });
  const heading = page.getByRole('heading', { level: 2, name: /^\d+ vehicles$/ });
  const before = await heading.innerText();
  await demo.check();
  await expect(page).toHaveURL(/refinementList\[car_type\]\[0\]=demo$/);
  await expect(heading).not.toHaveText(before);
  const conditions = resultCards(page).getByRole('list').locator('li:first-child');
  await expect(conditions.first()).toBeVisible();
  expect(new Set(await conditions.allTextContents())).toEqual(new Set(['Demo']));
});

test('a search page loads React and then the live search only once the browser is idle', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/\/_astro\/(?:react|load)\.[^/]*\.js$/.test(request.url())) loaded.push(request.url());
  });
  const becomeIdle = await holdIdle(page);
  await page.goto(at(PLAIN, STOCK));
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  await becomeIdle();
  await expect(page.locator('#search[data-live]')).toBeAttached();
  const times = await page.evaluate(() => {
    const [{ loadEventStart = 0 } = {}] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const startOf = (name: RegExp) =>
      (performance.getEntriesByType('resource').find((entry) => name.test(entry.name))?.startTime ?? 0) -
      loadEventStart;
    return { react: startOf(/\/react\.[^/]*\.js$/), search: startOf(/\/load\.[^/]*\.js$/) };
  });
  expect(times.react).toBeGreaterThan(0);
  expect(times.search).toBeGreaterThan(times.react);
});

test('SRC-02 on large screens, search results have three cards in a row', async ({ page }) => {
  const items = page.getByRole('main').getByRole('article');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('harbourline', STOCK));
    expect(await inFirstRow(items)).toBe(3);
  }
});

test('SRC-03 promo tiles are among the results at the configured positions, and there are none by default', async ({
  page,
}) => {
  const results = page.getByRole('region', { name: /^15 / }).getByRole('list').first();
  const itemAt = (position: number) => results.locator(':scope > li').nth(position - 1);
  await page.goto(at(CONTRARY, STOCK));
  await expect(itemAt(2)).toContainText('Trade-in');
  await expect(itemAt(5)).toContainText('Freight anywhere in Australia');
  for (const position of [1, 3, 4]) await expect(itemAt(position).getByRole('article')).toBeVisible();
  await expect(itemAt(2).getByRole('article')).toHaveCount(0);
  await page.goto(at(PLAIN, STOCK));
  await expect(results.locator(':scope > li')).toHaveCount(15);
  await expect(results.getByRole('article')).toHaveCount(15);
});

test('SRC-16 before the live search starts, the filters show seven makes, or as many as the dealer configures', async ({
  page,
}) => {
  const makes = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('group')
    .filter({ hasText: 'Show all makes' })
    .first()
    .getByRole('link');
  await page.goto(at('harbourline', STOCK));
  await expect(makes.filter({ visible: true })).toHaveCount(7);
  await page.goto(at(CONTRARY, STOCK));
  await expect(makes.filter({ visible: true })).toHaveCount(1);
});

test('on a phone the filters open as a dialog, and “Show Me …” closes it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('harbourline', STOCK));
  await page.getByRole('button', { name: 'Filter' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer.getByRole('checkbox', { name: /^Demo/ })).toBeVisible();
  await drawer.getByRole('button', { name: /^Show Me \d+ vehicles$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(resultCards(page).first()).toBeVisible();
});

test('ERR-05 SRC-12 a search page without vehicles says that there are none and links to the default search; with a filter it says “No Results Available”', async ({
  page,
}) => {
  await page.goto(at('cinder-road', '/used-car/new-cars/'));
  await waitForLiveSearch(page);
  const none = page.getByRole('heading', { name: 'None in stock' });
  await expect(none).toBeVisible();
  // No filter is set, so none can be adjusted.
  await expect(page.getByText(/adjusting the filters|Clear Filters/)).toHaveCount(0);
  // The list does not fill the window with white.
  const list = await page.locator('.s-layout').boundingBox();
  expect(list?.height).toBeLessThan((page.viewportSize()?.height ?? 0) * 0.8);
  for (const filter of ['query=zzzz', 'refinementList[make][0]=Honda']) {
    await page.goto(at('cinder-road', `/used-car/new-cars/?${filter}`));
    await waitForLiveSearch(page);
    await expectNoResults(page);
  }
  await page.goto(at('cinder-road', '/used-car/new-cars/'));
  await page.getByRole('link', { name: 'See all our bikes', exact: true }).click();
  await expect(page).toHaveURL(at('cinder-road', '/used-car/new-used-and-demo-cars/'));
  await expect(none).toHaveCount(0);
  await expect(resultCards(page).first()).toBeVisible();
});

test('the home page of a dealer with a single brand shows its models instead of popular makes, each with a picture of its own', async ({
  page,
}) => {
  await page.goto(at('redgum-kia'));
  const models = page.getByRole('region', { name: 'The range' });
  const links = models.getByRole('listitem').getByRole('link');
  await expect(links.filter({ hasText: 'Sportage' })).toHaveAttribute('href', /sportage/);
  const pictures = await models
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  expect(pictures.length).toBeGreaterThan(7);
  expect(new Set(pictures).size).toBe(pictures.length);
  await expect(page.getByRole('region', { name: 'Popular makes' })).toHaveCount(0);
  await page.goto(at('banksia-bay'));
  const bodies = page.getByRole('region', { name: 'Three shapes of away' });
  const tiles = await bodies
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  expect(tiles.length).toBeGreaterThan(1);
  expect(new Set(tiles).size).toBe(tiles.length);
  await page.goto(at('banksia-bay'));
  await expect(models).toHaveCount(0);
  const caravanTiles = await bodies
    .locator('img')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
  expect(new Set(caravanTiles).size).toBe(caravanTiles.length);
  // Cards of caravans show berths, length and tare, because the facts of CAR-03 do not apply to caravans.
  const caravan = page
    .getByRole('article')
    .filter({ hasText: /Sleeps\s*\d/ })
    .first();
  await expect(caravan).toContainText(/Length\s*\d\.\d m/);
  await expect(caravan).toContainText(/Tare\s*[\d,]+ kg/);
});

/** Expects an offer's long texts to be shortened after a word, and their buttons to show them whole and short again. */
async function showsAndHides(
  offer: Locator,
  ...texts: { text: RegExp; whole: RegExp; limit: number }[]
): Promise<void> {
  for (const [index, { text, whole, limit }] of texts.entries()) {
    const shown = () => offer.getByText(text).filter({ visible: true });
    const short = await shown().innerText();
    expect(short.length).toBeLessThanOrEqual(limit);
    expect(short).toMatch(/\w…$/);
    await offer.getByText('View more').nth(index).click();
    await expect(shown()).toHaveText(whole);
    const all = await shown().innerText();
    expect(all.startsWith(short.slice(0, -1))).toBe(true);
    // The short text ends with a whole word, and the next word would not fit.
    const [next = 'within a word'] = all.slice(short.length - 1).match(/^\W+\S+/) ?? [];
    expect(next).not.toBe('within a word');
    expect(short.length + next.length).toBeGreaterThan(limit);
    await offer.getByText('less', { exact: true }).nth(index).click();
    await expect(shown()).toHaveText(short);
  }
}

test('CON-01 OFF-01 OFF-03 OFF-04 OFF-05 REV-01 the home page has three features, offers with shortened texts, and reviews; by default it has features only', async ({
  page,
}) => {
  await page.goto(at('harbourline'));
  const offers = page.getByRole('region', { name: /^(Latest offers|Offers, each with its end date)$/ });
  await expect(offers.getByRole('article')).toHaveCount(3);
  await expect(offers.getByRole('article').first()).toContainText('Mazda CX-5 Maxx Sport');
  // The offer's name contains the price, so the card does not repeat it.
  await expect(offers.getByRole('article').first().getByText('$42,880')).toHaveCount(1);
  await showsAndHides(
    offers.getByRole('article').first(),
    { text: /^Choose any CX-5 Maxx Sport/, whole: /yours is not here\.$/, limit: 160 },
    { text: /^Drive away price for private buyers/, whole: /by 30 June 2027\.$/, limit: 200 },
  );
  // Texts of up to 200 characters are not shortened.
  const whole = offers
    .getByRole('article')
    .nth(1)
    .getByText(/^Bars, a canopy.* the ute\.$/);
  await expect(whole).toBeVisible();
  expect((await whole.innerText()).length).toBeGreaterThan(160);
  await expect(offers.getByRole('article').nth(1).getByText('View more')).toHaveCount(0);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews).toContainText('From 963 reviews');
  await expect(reviews.getByRole('figure').first()).toContainText('Priya S.');
  await page.goto(at(PLAIN));
  const features = page.getByRole('region', { name: 'What would you like to do?' });
  await expect(features.getByRole('heading')).toHaveText(['In stock now', 'Book a service', 'Sell your car']);
  await expect(offers).toHaveCount(0);
  await expect(reviews).toHaveCount(0);
});
