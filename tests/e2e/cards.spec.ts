import type { Locator } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { findCar, fixturePath, isOnSale, samplePaths, stockOf } from '../support/samples.ts';
import { resize } from './resize.ts';
import { STOCK, waitForLiveSearch } from './search-live.ts';
import { at, buyBox, CONTRARY, cardOf, expect, PLAIN, resultCards, test } from './site.ts';

const CONDITIONS = { new: 'New', used: 'Used', demo: 'Demo' };
/** Default deposits in AUD; null if the dealer takes no reservations. */
const DEPOSITS: Record<string, number | null> = {
  'banksia-bay': 500,
  'cinder-road': 100,
  harbourline: 200,
  ironbark: null,
  'redgum-kia': 200,
};

const aud = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

/** For each card, the link of its vehicle and the visible texts of its parts. */
const partsOf = (cards: Locator) =>
  cards.evaluateAll((elements: HTMLElement[]) =>
    elements.map((card) => {
      const texts = (selector: string) =>
        [...card.querySelectorAll<HTMLElement>(selector)]
          .filter((part) => part.checkVisibility())
          .map((part) => part.innerText.trim());
      return {
        path: card.querySelector('h3 a')?.getAttribute('href') ?? '',
        text: card.innerText,
        title: texts('h3').join().replace(/\s+/g, ' '),
        facts: texts('li'),
        struck: texts('s'),
        links: texts('a:not(h3 a)'),
      };
    }),
  );

for (const tenant of DEMO_TENANTS) {
  test(`CAR-01 CAR-03 CAR-06 CAR-09 CAR-10 CAR-14 CAR-32 ${tenant}: each card on the first search page shows the title, facts, previous price and buttons that follow from its vehicle’s data`, async ({
    page,
  }) => {
    const stock = new Map(stockOf(tenant).map((car) => [car.path, car]));
    await page.goto(at(tenant, samplePaths(tenant).search));
    const cards = await partsOf(resultCards(page));
    expect(cards.length).toBeGreaterThan(5);
    for (const { path, text, title, facts, struck, links } of cards) {
      const car = stock.get(path);
      if (!car) throw new Error(`${tenant} has no ${path}.`);
      expect(title).toBe(`${car.year} ${car.make} ${car.model}`);
      for (const part of [car.badge, car.series]) expect(text, path).toContain(part ?? '');
      const transmission = car.simple_transmission ?? car.trans;
      expect(facts, path).toEqual(
        expect.arrayContaining([
          CONDITIONS[car.car_type],
          ...(car.km === null ? [] : [`${car.km.toLocaleString('en-AU')} kms`]),
          ...(transmission ? [transmission] : []),
        ]),
      );
      const fuel = (car.simple_fuel ?? car.fuel ?? '').toLowerCase();
      if (fuel)
        expect(
          facts.map((fact) => fact.toLowerCase()),
          path,
        ).toContain(fuel);

      const { price, before_price: before, subscription_price: weekly } = car;
      const reduced = price !== null && before !== null && before > price && !weekly;
      expect(struck, path).toEqual(reduced ? [aud(before)] : []);

      const isExplored = links.some((link) => /^(Explore Vehicle|View Details)$/i.test(link));
      const isReservable =
        DEPOSITS[tenant] !== null && car.status === 'in_stock' && !car.reserved && (price ?? 0) > 200;
      const own = car.payment_processors.find(({ deposit }) => deposit)?.deposit;
      const deposit = aud(own ?? DEPOSITS[tenant] ?? 0);
      expect(car.sold, path).toBe(false);
      expect(isExplored, path).toBe(true);
      expect(
        links.some((link) => /^Find Me Something Similar$/i.test(link)),
        path,
      ).toBe(car.reserved);
      // Dealers have their own words for "Reserve Now".
      expect(
        links.filter((link) => link.includes('$')),
        path,
      ).toEqual(
        isReservable
          ? [expect.stringMatching(new RegExp(`^(Reserve Now|Hold This \\w+) \\${deposit}$`))]
          : [],
      );
    }
  });
}

test('CAR-01 CAR-02 CAR-03 CAR-05 a card shows name, price and details of the vehicle and links to its page', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  const card = cardOf(page, '2023 Mazda CX-5');
  await expect(card).toContainText('Maxx Sport');
  await expect(card).toContainText('KF');
  await expect(card).toContainText('$30,000');
  await expect(card).toContainText('Excl. Govt Charges');
  await expect(card.getByRole('listitem')).toHaveText(['Used', '24,180 kms', 'Automatic', 'Petrol']);
  // The name is the first text and the first stop of the Tab key, before the labels and buttons over the picture.
  await expect(card.locator(':is(h3, .tag, p, a, button)').first()).toHaveText('2023 Mazda CX-5');
  await expect(card.locator('a, button').first()).toHaveText('2023 Mazda CX-5');
  await expect(card.locator('a:has(img)')).toHaveCount(0);
  const path = fixturePath(PLAIN, 'CX-5');
  await expect(card.getByRole('link', { name: 'Explore Vehicle' })).toHaveAttribute('href', path);
  await expect(card.getByRole('link', { name: 'Quick Enquiry' })).toHaveAttribute(
    'href',
    new RegExp(`^${path}`),
  );
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(at(PLAIN, path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2023 Mazda CX-5');
});

test('CAR-02 the card of a vehicle without a price type shows the dealer’s default price type, such as “Ride away”, if there is one', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  await expect(cardOf(page, '2023 Mazda CX-3')).toContainText('$');
  await expect(cardOf(page, '2023 Mazda CX-3').locator('.money small')).toHaveCount(0);
  await page.goto(at(CONTRARY, STOCK));
  await expect(cardOf(page, '2023 Mazda CX-3')).toContainText('Ride away');
});

test('CAR-06 CAR-07 the explore and enquiry buttons of a card have default labels or those that the dealer configures', async ({
  page,
}) => {
  const labels = (title: string) => cardOf(page, title).getByRole('link').filter({ hasNotText: title });
  await page.goto(at(PLAIN, STOCK));
  await expect(labels('2023 Mazda CX-5')).toHaveText(['Explore Vehicle', 'Quick Enquiry']);
  await page.goto(at(CONTRARY, STOCK));
  await expect(labels('2023 Mazda CX-5').first()).toHaveText('View Details');
  await expect(labels('2023 Mazda CX-5').nth(1)).toHaveText('Enquire Now');
  await expect(labels('2023 Mazda CX-3').first()).toHaveText('Enquiry');
});

test('CAR-08 “Book a Test Drive” is on the cards of vehicles tagged Test Drive Only and of similar cars, and on all cards if the dealer switches it on', async ({
  page,
}) => {
  const drive = (title: string) => cardOf(page, title).getByRole('link', { name: 'Book a Test Drive' });
  await page.goto(at(PLAIN, STOCK));
  await expect(drive('2023 Mazda MX-5')).toBeVisible();
  await expect(drive('2023 Mazda CX-3')).toHaveCount(0);
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await expect(drive('2023 Mazda CX-3')).toHaveCount(1);
  await page.goto(at(CONTRARY, STOCK));
  await expect(drive('2023 Mazda CX-3')).toBeVisible();
  await drive('2023 Mazda CX-3').click();
  await expect(page).toHaveURL(/\/book-test-drive\/\?car_id=[^&]+&car_type=\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Book a test drive$/ })).toBeVisible();
});

test('CAR-08 ROU-42 the test drive page names the vehicle of the card that led to it, similar cars have “Book a Test Drive” even if other cards do not, and caravans never have it', async ({
  page,
}) => {
  await page.goto(at('cinder-road', '/used-car/new-used-and-demo-cars/'));
  const drive = { name: /^Book a Test Drive/ };
  const ride = resultCards(page)
    .filter({ has: page.getByRole('link', { name: /^Book a Test Ride/ }) })
    .first();
  // A page that scrolls under the pointer would take it off the card.
  await ride.getByRole('link', { name: /^Book a Test Ride/ }).scrollIntoViewIfNeeded();
  await ride.getByRole('heading').hover();
  await ride.getByRole('link', { name: /^Book a Test Ride/ }).click();
  await expect(page).toHaveURL(/\/book-test-drive\/\?car_id=/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^About the \d{4} \w+/);
  const path = findCar(
    'harbourline',
    'used vehicle on sale',
    (car) => isOnSale(car) && car.car_type === 'used',
  );
  await page.goto(at('harbourline', path.path));
  const similar = page.getByRole('region', { name: 'Similar cars' }).getByRole('article');
  await expect(similar.first().getByRole('link', drive)).toHaveCount(1);
  const caravan = findCar(
    'banksia-bay',
    'caravan on sale',
    (car) => isOnSale(car) && car.item_type === 'caravan' && !car.simple_transmission && !car.trans,
  );
  await page.goto(at('banksia-bay', caravan.path));
  await expect(buyBox(page).getByText('Enquire Now')).toBeVisible();
  await expect(buyBox(page).getByText('Book a Test Drive')).toHaveCount(0);
});

test('CAR-09 CAR-10 CAR-15 CAR-16 the cards of vehicles that can be reserved, and no other cards, have “Reserve Now” with the deposit', async ({
  page,
}) => {
  const reserve = (title: string) => cardOf(page, title).getByRole('link', { name: /^Reserve Now/ });
  await page.goto(at(CONTRARY, STOCK));
  await expect(reserve('2023 Mazda CX-5')).toHaveText('Reserve Now $350');
  await expect(reserve('2023 Mazda 3')).toHaveText('Reserve Now $750');
  // In this order: reserved, coming soon, $10, no price, and a vehicle of a dealership that switches the button off.
  for (const model of ['CX-30', 'CX-90', '6', 'CX-80', 'CX-3']) {
    await expect(cardOf(page, `2023 Mazda ${model}`)).toHaveCount(1);
    await expect(reserve(`2023 Mazda ${model}`)).toHaveCount(0);
  }
  await page.goto(at(PLAIN, STOCK));
  await expect(cardOf(page, '2023 Mazda CX-5')).toBeVisible();
  await expect(page.getByText('Reserve Now')).toHaveCount(0);
});

test('CAR-12 CAR-13 only vehicles in stock or coming soon are listed; the pages of other vehicles say SOLD', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  await expect(cardOf(page, '2023 Mazda CX-90').getByRole('link', { name: 'Explore Vehicle' })).toBeVisible();
  for (const model of ['CX-9', 'CX-60', 'CX-8']) {
    await page.goto(at(PLAIN, STOCK));
    await expect(cardOf(page, `2023 Mazda ${model}`)).toHaveCount(0);
    await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
    await expect(page.getByRole('status').filter({ hasText: 'SOLD' })).toBeVisible();
  }
});

test('CAR-14 a reserved vehicle’s card has a link to similar vehicles, “Find Me Something Similar”', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  const similar = cardOf(page, '2023 Mazda CX-30').getByRole('link', { name: 'Find Me Something Similar' });
  await expect(cardOf(page, '2023 Mazda CX-3').getByRole('link', { name: 'Find Me' })).toHaveCount(0);
  await similar.click();
  await expect(page).toHaveURL(at(PLAIN, '/search/mazda/cx-30/'));
});

test('CAR-27 the button on the card of a reserved vehicle has another colour than the buttons of vehicles for sale', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, STOCK));
  const button = (title: string, name: string) => cardOf(page, title).getByRole('link', { name });
  const colour = (title: string, name: string) =>
    button(title, name).evaluate((link) => getComputedStyle(link).backgroundColor);
  await page.getByRole('combobox', { name: 'Sort' }).focus();
  await waitForLiveSearch(page);
  const forSale = await colour('2023 Mazda CX-5', 'View Details');
  await expect(button('2023 Mazda CX-3', 'Enquiry')).toHaveCSS('background-color', forSale);
  await expect(button('2023 Mazda CX-30', 'Find Me Something Similar')).not.toHaveCSS(
    'background-color',
    forSale,
  );
});

test('promo tiles are as wide as needed so that no card stands alone in the last row', async ({ page }) => {
  // If each tile filled one column only, one card would be alone in the last row of 13 items in 3 or 2 columns.
  for (const [tenant, path, count] of [
    ['harbourline', STOCK, 18],
    [CONTRARY, '/search/mazda/', 13],
  ] as const) {
    await page.goto(at(tenant, path));
    await waitForLiveSearch(page);
    const items = page.getByRole('main').locator('.results > li');
    await expect(items).toHaveCount(count);
    expect(await items.locator('.promo-tile').count()).toBeGreaterThan(0);
    for (const width of [1920, 1280, 920, 700]) {
      await resize(page, width, 900);
      const boxes = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
      const last = Math.max(...boxes.map(({ top }) => top));
      expect(boxes.filter(({ top }) => last - top < 1).length, `${tenant} at ${width}`).toBeGreaterThan(1);
      expect(new Set(boxes.map(({ left }) => left)).size, `columns at ${width}`).toBe(width < 880 ? 2 : 3);
    }
  }
});
