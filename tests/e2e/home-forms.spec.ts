import type { Locator, Page } from '@playwright/test';
import type { Car } from '../../src/stock/car.ts';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { isOnSale, stockOf } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { countOf, waitForLiveSearch } from './search-live.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

const finderOf = (page: Page) => page.getByRole('region', { name: 'Search our stock' });
const showOf = (page: Page) => finderOf(page).getByRole('button', { name: /^Show Me / });
const countIn = (tenant: string, ...conditions: ((car: Car) => boolean)[]) =>
  stockOf(tenant).filter((car) => isOnSale(car) && conditions.every((holds) => holds(car))).length;

/** Expects that part of an element, or all of it, is on the first screen. */
async function onFirstScreen(page: Page, part: Locator, share: number): Promise<void> {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  const seen = Math.min((box?.y ?? 0) + (box?.height ?? 0), height) - Math.max(box?.y ?? 0, 0);
  expect(seen / (box?.height ?? 1)).toBeGreaterThanOrEqual(share);
}

for (const tenant of DEMO_TENANTS)
  for (const screen of SCREENS)
    test(`ROU-01 ${tenant}: at ${screen.width} px the first screen has the heading, the first picture and something to do, fits the window, and nothing on it moves`, async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await page.setViewportSize(screen);
      await page.goto(at(tenant), { waitUntil: 'networkidle' });
      const main = page.getByRole('main');
      await onFirstScreen(page, main.getByRole('heading', { level: 1 }), 1);
      const first = main.locator('img[fetchpriority=high]');
      await expect(first).toHaveJSProperty('complete', true);
      await onFirstScreen(page, first, 0.4);
      const action = main.locator('a.btn, button.btn, input[type=radio], select').first();
      await onFirstScreen(page, action, 1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
      expect(await shifts()).toEqual([]);
      expect(await axeViolations(page, { bestPractices: true })).toEqual([]);
    });

test('ROU-01 a hero with a photo loads the tall picture on a phone and the wide one on a desktop, and names the vehicle in it with its price', async ({
  page,
}) => {
  const picture = page.getByRole('main').locator('img[fetchpriority=high]');
  for (const [screen, file] of [
    [SCREENS[0], /bike-(1280|1920)/],
    [SCREENS[1], /bike-tall-/],
  ] as const) {
    if (screen) await page.setViewportSize(screen);
    await page.goto(at('cinder-road'));
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(file);
  }
  const car = stockOf('cinder-road').find(({ stocknum }) => stocknum === 'M10074');
  const line = page.getByRole('main').getByRole('link', { name: `${car?.year} ${car?.make} ${car?.model}` });
  await expect(line.first()).toContainText(`$${car?.price?.toLocaleString('en-AU')}`);
  await line.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(car?.model ?? '');
});

test('ROU-01 a hero with a block shows figures of the stock, and one with a model the lowest price and the number in stock', async ({
  page,
}) => {
  await page.goto(at('ironbark'));
  const makes = new Set(
    stockOf('ironbark')
      .filter(isOnSale)
      .map(({ make }) => make),
  ).size;
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(new RegExp(`In stock\\s+${countIn('ironbark')}`));
  await expect(figures).toContainText(new RegExp(`Makes\\s+${makes}`));
  await page.goto(at('redgum-kia'));
  const isTasman = ({ model }: Car) => model === 'Tasman';
  const prices = stockOf('redgum-kia')
    .filter((car) => isOnSale(car) && isTasman(car) && car.car_type === 'new')
    .flatMap(({ price, offer_price }) => (price === null ? [] : Math.min(price, offer_price ?? price)));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tasman');
  await expect(main).toContainText(`From $${Math.min(...prices).toLocaleString('en-AU')}`);
  const stock = main.getByRole('link', { name: `See ${countIn('redgum-kia', isTasman)} in stock` });
  await expect(stock).toHaveAttribute('href', /\/kia\/tasman\/$/);
});

/** Expects that the button counts the vehicles that match, and that its search lists them. */
async function finds(page: Page, count: number, address: RegExp): Promise<void> {
  expect(count).toBeGreaterThan(0);
  await expect(showOf(page)).toHaveAccessibleName(new RegExp(`^Show Me ${count} `));
  await showOf(page).click();
  await waitForLiveSearch(page);
  await expect(page).toHaveURL(address);
  expect(await countOf(page)).toBe(count);
}

for (const screen of SCREENS) {
  test(`SRC-08 SRC-09 SRC-13 SRC-15 at ${screen.width} px a finder of questions counts what fits all answers, and opens their search`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(at('banksia-bay'));
    await expect(showOf(page)).toHaveText(`Show Me ${countIn('banksia-bay')} vans`);
    const finder = finderOf(page);
    const answer = (question: string, name: RegExp) =>
      finder.getByRole('group', { name: question }).getByRole('radio', { name });
    await answer('How many sleep?', /^3 or 4/).check({ force: true });
    await answer('What tows it?', /^Wagon/).check({ force: true });
    await answer('Buy, or by the week?', /^By the week/).check({ force: true });
    await finds(
      page,
      countIn(
        'banksia-bay',
        ({ caravan }) => caravan?.sleeps === 3 || caravan?.sleeps === 4,
        ({ caravan }) => (caravan?.aggregate_trailer_mass ?? 9999) <= 2500,
        ({ subscription_price }) => (subscription_price ?? 0) > 0,
      ),
      /range\[sleeps\]=3:4&range\[subscription_price\]=1:&range\[trailer_mass\]=:2500/,
    );
    await page.goBack();
    // An answer about something else than the others of its question.
    await answer('How many sleep?', /^Any/).check({ force: true });
    await answer('Buy, or by the week?', /^Either/).check({ force: true });
    await answer('What tows it?', /^Nothing/).check({ force: true });
    await finds(
      page,
      countIn('banksia-bay', ({ simple_body }) => simple_body === 'motorhome'),
      /motorhome/,
    );
  });

  test(`SRC-08 SRC-09 SRC-13 SRC-15 at ${screen.width} px a finder in one row asks for model, condition and price`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(at('redgum-kia'));
    const finder = finderOf(page);
    await expect(finder.getByRole('combobox')).toHaveCount(2);
    await finder.getByLabel('Model').selectOption('Sportage');
    await finder.getByRole('radio', { name: 'New' }).check({ force: true });
    await finds(
      page,
      countIn(
        'redgum-kia',
        ({ model }) => model === 'Sportage',
        ({ car_type }) => car_type === 'new',
      ),
      /\/kia\/sportage\/\?refinementList\[car_type\]\[0\]=new$/,
    );
  });

  test(`SRC-08 SRC-09 SRC-13 SRC-15 at ${screen.width} px a band of lists finds trucks by their mass`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    await page.goto(at('ironbark'));
    const finder = finderOf(page);
    await finder.getByLabel('GVM').selectOption(':4500');
    await finder.getByLabel('Price up to').selectOption('$60,000');
    await finds(
      page,
      countIn(
        'ironbark',
        ({ variant }) => (variant?.grossvehiclemass ?? 99_999) <= 4500,
        ({ price }) => price !== null && price <= 60_000,
      ),
      /range\[gross_mass\]=:4500&range\[price\]=:60000/,
    );
    await expect(page.getByRole('button', { name: /Gross vehicle mass up to 4,500 kg/ })).toBeVisible();
  });
}

test('SRC-08 SRC-09 SRC-13 the tags of a finder lead to searches with as many vehicles as they say', async ({
  page,
}) => {
  await page.goto(at('cinder-road'));
  const tags = finderOf(page).getByRole('link');
  await expect(tags.last()).toHaveText(`Show Me ${countIn('cinder-road')} bikes`);
  const cheap = countIn('cinder-road', ({ price }) => price !== null && price <= 6000);
  await expect(tags.first()).toHaveText(`Under $6,000 ${cheap}`);
  await tags.first().click();
  await waitForLiveSearch(page);
  expect(await countOf(page)).toBe(cheap);
  await page.goto(at('cinder-road'));
  const nakeds = countIn('cinder-road', ({ simple_body }) => simple_body === 'naked');
  await expect(tags.nth(1)).toHaveText(`Nakeds ${nakeds}`);
  await expect(tags.nth(1)).toHaveAttribute('href', /\/naked-bike\/$/);
});

test('ROU-01 body types that stand side by side lead to their searches, with their numbers', async ({
  page,
}) => {
  await page.goto(at('harbourline'));
  const bodies = page.getByRole('region', { name: 'Shop by body type' }).getByRole('link');
  const utes = countIn('harbourline', ({ simple_body }) => simple_body === 'ute');
  await expect(bodies.filter({ hasText: 'Utes' })).toHaveText(new RegExp(`Utes\\s*${utes} in stock`));
  await bodies.filter({ hasText: 'Utes' }).click();
  await waitForLiveSearch(page);
  expect(await countOf(page)).toBe(utes);
});
