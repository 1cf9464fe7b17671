import { type Page, test as plain } from '@playwright/test';
import { NETWORKED, PLAIN } from '../support/hosts.ts';
import { isOnSale, stockOf } from '../support/samples.ts';
import { filtersOf, waitForLiveFilters } from './live-filters.ts';
import { expectNoResults, STOCK, waitForLiveSearch } from './search-live.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, resultCards, test } from './site.ts';

const DEALERS = [
  { tenant: 'harbourline', stock: STOCK },
  { tenant: 'cinder-road', stock: '/used-car/new-used-and-demo-cars/' },
];
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
const NEAREST = /^Nothing matches all of this\./;

/** A make with more than six vehicles for sale, none of them in a colour that others have. */
function makeWithoutColour(tenant: string): { make: string; colour: string } {
  const cars = stockOf(tenant).filter(isOnSale);
  const colours = new Set(cars.flatMap(({ colour }) => colour ?? []));
  for (const make of new Set(cars.map((car) => car.make))) {
    const ofMake = cars.filter((car) => car.make === make);
    const colour = [...colours].find((one) => !ofMake.some((car) => car.colour === one));
    if (ofMake.length > 6 && colour !== undefined) return { make, colour };
  }
  throw new Error(`Every make of ${tenant} has every colour.`);
}

const searchFor = ({ make, colour }: { make: string; colour: string }) =>
  `?refinementList[make][0]=${make}&refinementList[colour][0]=${colour}`;

const nearestOf = (page: Page) => page.getByRole('region', { name: NEAREST });

/** Records the searches for the nearest vehicles, which are for six vehicles each. */
async function watchNearest(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const sizes: number[] = [];
    Object.assign(globalThis, { nearestSearches: sizes });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
      const { body } = message as { body?: { searches: { per_page?: number }[] } };
      if (body?.searches.every((search) => search.per_page === 6)) sizes.push(body.searches.length);
      return Reflect.apply(post, this, [message, ...rest]);
    } as typeof post;
  });
  return () => page.evaluate(() => (globalThis as unknown as { nearestSearches: number[] }).nearestSearches);
}

for (const { tenant, stock } of DEALERS)
  for (const viewport of SCREENS)
    test(`ERR-05 ${tenant} at ${viewport.width} px: a search without results shows the nearest vehicles, and says which filter they do not match`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await page.setViewportSize(viewport);
      const wanted = makeWithoutColour(tenant);
      await page.goto(at(tenant, stock + searchFor(wanted)));
      await waitForLiveSearch(page);
      await expectNoResults(page);
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Clear Filters', exact: true }),
      ).toBeVisible();
      const nearest = nearestOf(page);
      await expect(nearest.getByRole('heading', { level: 2 })).toHaveText(
        `Nothing matches all of this. Without the colour ${wanted.colour}:`,
      );
      const cards = nearest.getByRole('article');
      await expect(cards).toHaveCount(6);
      for (const title of await cards.getByRole('heading').allTextContents())
        expect(title).toContain(wanted.make);
      // On a phone the heading of the search has fewer lines than that of all stock.
      if (viewport.width > 1000) expect(await shifts()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);

      const heart = cards.first().getByRole('button', { name: /^Fave / });
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await nearest.getByRole('link', { name: /^See all \d+ / }).click();
      await expect(nearest).toHaveCount(0);
      await page.getByRole('main').hover();
      await waitForLiveSearch(page);
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveText(wanted.make);
      await expect(resultCards(page).nth(6)).toBeVisible();
    });

test('the nearest vehicles are searched with one request, whose code loads only when a search has no results', async ({
  page,
}) => {
  const { make, colour } = makeWithoutColour('harbourline');
  const scripts: string[] = [];
  page.on('request', (request) => /\/Nearest\.[^/]*\.js/.test(request.url()) && scripts.push(request.url()));
  const searched = await watchNearest(page);
  await page.goto(at('harbourline', `${STOCK}?refinementList[make][0]=${make}`));
  await waitForLiveFilters(page);
  await expect(resultCards(page).first()).toBeVisible();
  await filtersOf(page).getByRole('searchbox').fill('zzzzzzzz');
  await expect(nearestOf(page).getByRole('heading', { level: 2 })).toHaveText(
    'Nothing matches all of this. Without the word “zzzzzzzz”:',
  );
  // Without the word, without the make, and without both.
  expect(await searched()).toEqual([3]);
  expect(scripts).toHaveLength(1);
  await page.goto(at('harbourline', STOCK + searchFor({ make, colour })));
  await waitForLiveSearch(page);
  await expect(nearestOf(page)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${colour}`, exact: true }).click();
  await expect(nearestOf(page)).toHaveCount(0);
  expect(await searched()).toEqual([3]);
  await expect(resultCards(page).nth(6)).toBeVisible();
});

test('a search with results loads and searches no nearest vehicles', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => /\/Nearest\.[^/]*\.js/.test(request.url()) && scripts.push(request.url()));
  const searched = await watchNearest(page);
  await page.goto(at('harbourline', `${STOCK}?refinementList[car_type][0]=used`));
  await waitForLiveSearch(page);
  await expect(resultCards(page)).toHaveCount(17);
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await expect(resultCards(page)).toHaveCount(17);
  expect([await searched(), scripts]).toEqual([[], []]);
});

for (const tenant of [PLAIN, NETWORKED])
  test(`${tenant}: the nearest vehicles come from the engine of the dealer`, async ({ page }) => {
    await page.goto(at(tenant, `${STOCK}?refinementList[make][0]=Mazda&refinementList[year][0]=1999`));
    await waitForLiveSearch(page);
    const nearest = nearestOf(page);
    await expect(nearest.getByRole('heading', { level: 2 })).toHaveText(
      'Nothing matches all of this. Without the year 1999:',
    );
    for (const title of await nearest.getByRole('article').getByRole('heading').allTextContents())
      expect(title).toContain('Mazda');
  });

for (const { tenant, stock } of DEALERS)
  test(`SRC-22 ${tenant}: the range filters keep the limits of the stock when a search has no results`, async ({
    page,
  }) => {
    const limits = () =>
      filtersOf(page)
        // In a row of cells the panels are closed.
        .getByRole('slider', { includeHidden: true })
        .evaluateAll((all) => all.map((one) => [one.getAttribute('min'), one.getAttribute('max')]));
    await page.goto(at(tenant, stock));
    await waitForLiveFilters(page);
    const whole = await limits();
    expect(whole.length).toBeGreaterThanOrEqual(4);
    expect(whole[0]?.[0]).not.toBe('0');
    await page.goto(at(tenant, stock + searchFor(makeWithoutColour(tenant))));
    await waitForLiveSearch(page);
    await expectNoResults(page);
    expect(await limits()).toEqual(whole);
  });

// Failures are logged, so use the test function that does not check the console.
plain.describe('if the nearest vehicles fail', () => {
  const expectPlainNoResults = async (page: Page, tenant: string) => {
    await waitForLiveSearch(page);
    await expectNoResults(page);
    await expect(nearestOf(page)).toHaveCount(0);
    await expect(resultCards(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
    await expect(resultCards(page).first()).toBeVisible();
    expect(page.url()).toContain(at(tenant, STOCK));
  };

  plain('to load, the message for no results stays and the filters still work', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed', (request) =>
      /\/Nearest\.[^/]*\.js/.test(request.url()),
    );
    await page.route(/\/Nearest\.[^/]*\.js/, (route) => route.abort());
    await page.goto(at('harbourline', STOCK + searchFor(makeWithoutColour('harbourline'))));
    await failed;
    await expectPlainNoResults(page, 'harbourline');
  });

  plain('to be found, the message for no results stays and the filters still work', async ({ page }) => {
    const warned = page.waitForEvent('console', (message) =>
      message.text().startsWith('The nearest vehicles could not be searched.'),
    );
    // The engine refuses a filter on a field that it does not have.
    await page.addInitScript(() => {
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
        const { body } = message as { body?: { searches: { per_page?: number; filter_by?: string }[] } };
        for (const search of body?.searches ?? []) if (search.per_page === 6) search.filter_by = 'nothing:=x';
        return Reflect.apply(post, this, [message, ...rest]);
      } as typeof post;
    });
    await page.goto(at(PLAIN, `${STOCK}?refinementList[make][0]=Mazda&refinementList[year][0]=1999`));
    await warned;
    await expectPlainNoResults(page, PLAIN);
  });
});
