import { readFileSync } from 'node:fs';
import { type Page, test as plain } from '@playwright/test';
import type { Car } from '../../src/stock/car.ts';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { fileOf, findCar, hasPage, isOnSale, stockOf } from '../support/samples.ts';
import { fixturePath, logOf, serve } from './live-service.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';

const open = (page: Page, model = 'CX-5') => page.goto(at(PLAIN, fixturePath(PLAIN, model)));
const section = (page: Page) => page.locator('#running-costs');
const isUnavailable = (car: Car) =>
  car.sold || car.gone_at !== null || !['in_stock', 'coming_soon'].includes(car.status);
const postcode = (page: Page) => section(page).getByLabel('Postcode');

/** Enters a postcode and submits it, once the calculator is interactive. */
async function ask(page: Page, text: string): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('astro-island[ssr]')).toHaveCount(0);
  await postcode(page).fill(text);
  await section(page).getByRole('button', { name: 'Get estimate' }).click();
}

/** Pastes a postcode over the one in the field, and submits it. */
async function paste(page: Page, text: string): Promise<void> {
  await postcode(page).selectText();
  await page.keyboard.insertText(text);
  await section(page).getByRole('button', { name: 'Get estimate' }).click();
}

test('VDP-08 CAL-01 CAL-02 CAL-03 CAL-04 the fuel calculator follows its sliders, and shoppers can change an assumed consumption', async ({
  page,
}) => {
  await open(page);
  await expect(section(page)).toContainText('$42.50 a week');
  await expect(section(page)).toContainText(
    '$2,210 a year at an assumed 10 L/100km, 250 kms a week and $1.70 a litre.',
  );
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('astro-island[ssr]')).toHaveCount(0);
  const distance = section(page).getByRole('slider', { name: 'Distance a week' });
  await distance.focus();
  await page.keyboard.press('End');
  await expect(section(page)).toContainText('$170.00 a week');
  await section(page).getByRole('slider', { name: 'Price a litre' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section(page)).toContainText('$171.00 a week');
  await expect(distance).toHaveAttribute('aria-valuetext', '1,000 kms');
  const use = section(page).getByRole('spinbutton', { name: 'Fuel use L/100 km' });
  await expect(use).toHaveValue('10');
  await expect(use).toHaveAccessibleDescription('We assume 10 L/100 km; change it to your vehicle’s figure.');
  await use.fill('7.2');
  // 1,000 kms at 7.2 L/100km and $1.71 are $123.12 a week and $6,402.24 a year.
  await expect(section(page)).toContainText('$123.12 a week');
  await expect(section(page)).toContainText('$6,402 a year at 7.2 L/100km, 1,000 kms a week');
  await use.fill('');
  await expect(section(page)).toContainText('$123.12 a week');
  await use.fill('-3');
  await use.blur();
  await expect(use).toHaveValue('1');
});

test('CAL-05 the fuel calculator is missing for electric, unavailable and towed vehicles, and for trucks and motorcycles without a figure, and calls a consumption assumed only if the stock has none', async ({
  page,
}) => {
  await open(page, 'EV5');
  await expect(page.getByRole('heading', { name: 'Fuel cost' })).toHaveCount(0);
  const counts = { own: 0, assumed: 0 };
  for (const tenant of [PLAIN, CONTRARY, ...DEMO_TENANTS])
    for (const car of stockOf(tenant).filter(({ path }) => hasPage(tenant, path))) {
      const html = readFileSync(fileOf(tenant, car.path), 'utf8');
      const litres = car.variant?.fuelconsumptioncombined;
      const burns = car.simple_fuel !== 'Electric' && !/caravan|popTop/.test(car.simple_body ?? '');
      const without = car.item_type === 'car' ? 'assumed' : 'none';
      const expected = !burns || isUnavailable(car) ? 'none' : litres ? 'own' : without;
      const [cost] = /<form class="fuel".*?<\/form>/s.exec(html) ?? [];
      const found = !cost ? 'none' : cost.includes('We assume 10 L/100 km') ? 'assumed' : 'own';
      expect(found, `${tenant} ${car.path}`).toBe(expected);
      if (found === 'own') expect(cost, car.path).toContain(`${litres}<!-- --> L/100km`);
      if (found !== 'none') counts[found] += 1;
    }
  // Both kinds are published: cars with the maker's figure and cars without.
  expect(counts.own).toBeGreaterThan(20);
  expect(counts.assumed).toBeGreaterThan(0);
});

test('VDP-09 CAL-06 CAL-07 API-37 LOC-28 the delivery calculator is first idle, then loading, then shows region, price and distance; another postcode cancels the request, and a double click meanwhile sends no second one', async ({
  page,
}) => {
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const requested: (string | null)[] = [];
  await page.route('**/api/delivery-price?*', async (route) => {
    requested.push(new URL(route.request().url()).searchParams.get('postcode'));
    await waited;
    await route.fulfill({ json: { name: 'Mid North Coast', price: 390 } });
  });
  await serve(page, 'geocode?*', {
    json: { results: [{ geometry: { location: { lat: -31.4308, lng: 152.9089 } } }] },
  });
  let live = () => {};
  const slow = new Promise<void>((resolve) => {
    live = resolve;
  });
  await page.route('**/_astro/Delivery*.js', async (route) => {
    await slow;
    await route.continue();
  });
  await open(page);
  const { pathname } = new URL(page.url());
  await expect(section(page)).toContainText('See what it costs to your door.');
  await postcode(page).fill('2444');
  await section(page).getByRole('button', { name: 'Get estimate' }).click();
  await postcode(page).press('Enter');
  await expect(page).toHaveURL(at(PLAIN, pathname));
  await expect(postcode(page)).toHaveValue('2444');
  await expect(section(page)).toContainText('See what it costs to your door.');
  live();
  await ask(page, '3000');
  await expect(section(page)).toContainText('Working it out');
  // Another postcode cancels the estimate that is on its way, or the later answer would win.
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('postcode=3000'));
  await ask(page, '2444');
  await cancelled;
  await expect(section(page)).toContainText('Working it out');
  const button = section(page).getByRole('button', { name: 'Get estimate' });
  await button.dblclick();
  await expect(button).toBeFocused();
  expect(requested).toEqual(['3000', '2444']);
  answer();
  await expect(section(page)).toContainText('$390 to Mid North Coast');
  // 4.0308 degrees of latitude are 448.2 km at a radius of 6371 km; the offset to the east adds less than 1 km.
  await expect(section(page)).toContainText('448 km from the yard in a straight line.');
});

test('ERR-08 for an empty postcode the delivery calculator shows a message and sends no request', async ({
  page,
}) => {
  const requests = await serve(page, 'delivery-price?*', { json: {} });
  await open(page);
  await ask(page, '');
  await expect(section(page)).toContainText('Please enter a postcode.');
  await expect(postcode(page)).toBeFocused();
  await expect(postcode(page)).toHaveAccessibleDescription('Please enter a postcode.');
  expect(requests).toEqual([]);
});

const UNKNOWN =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.";

plain(
  'ERR-09 a postcode that the service does not know has no estimate, and one without four digits is not sent',
  async ({ page }) => {
    const requests = await serve(page, '**', { status: 404 });
    await open(page);
    await ask(page, '0001');
    await expect(section(page).getByText(UNKNOWN, { exact: true })).toBeVisible();
    await expect(postcode(page)).toHaveAccessibleDescription(UNKNOWN);
    await expect(postcode(page)).toHaveAttribute('aria-invalid', 'true');
    const prices = () => requests.filter((route) => route.request().url().includes('delivery-price')).length;
    expect(prices()).toBe(1);
    await serve(page, 'delivery-price?*', { json: { name: 'Mid North Coast', price: 390 } });
    await ask(page, '2444');
    await expect(section(page)).toContainText('$390 to Mid North Coast');
    for (const typed of ['244', '24441']) {
      await ask(page, '2444');
      await expect(section(page)).toContainText('$390 to Mid North Coast');
      await paste(page, typed);
      await expect(postcode(page)).toHaveAccessibleDescription(
        'Invalid postcode. Please enter a 4-digit number.',
      );
    }
    expect(prices()).toBe(1);
    // A space before the digits is ignored.
    await paste(page, ' 2444');
    await expect(section(page)).toContainText('$390 to Mid North Coast');
  },
);

plain(
  'CAL-06 if the service fails, the delivery calculator says that it got no estimate, does not call the postcode wrong, and the shopper can try again',
  async ({ page }) => {
    const log = logOf(page);
    await serve(page, '**', { status: 500 });
    await open(page);
    await ask(page, '2444');
    await expect(section(page)).toContainText("We couldn't get an estimate.");
    await expect(section(page).getByLabel('Postcode')).not.toHaveAttribute('aria-invalid');
    expect(log.join()).toContain('warning: The delivery price could not be loaded.');
    await serve(page, 'delivery-price?*', { json: { name: 'Mid North Coast', price: 390 } });
    await ask(page, '2444');
    await expect(section(page)).toContainText('$390 to Mid North Coast');
    await expect(section(page)).not.toContainText('straight line');
  },
);

plain(
  'CAL-06 after too many requests the delivery calculator shows the service’s message with the time to wait',
  async ({ page }) => {
    const error = 'We got many requests from your network in a short time. Please try again in 4 minutes.';
    await serve(page, '**', { status: 429, body: JSON.stringify({ success: false, error }) });
    await open(page);
    await ask(page, '2444');
    await expect(postcode(page)).toHaveAccessibleDescription(error);
  },
);

plain(
  'ERR-20 for a postcode that the geocoder does not know, the delivery price is shown without a distance',
  async ({ page }) => {
    const log = logOf(page);
    await serve(page, '**', { json: {} });
    await serve(page, 'delivery-price?*', { json: { name: 'Far North', price: 900 } });
    await serve(page, 'geocode?*', { json: { results: [] } });
    await open(page);
    await ask(page, '4895');
    await expect(section(page)).toContainText('$900 to Far North');
    await expect(section(page)).not.toContainText('straight line');
    expect(log.join()).toContain('Invalid postcode');
  },
);

test('CAL-07 delivery for $0 is called free, and a distance of 0 km is not shown', async ({ page }) => {
  await serve(page, 'delivery-price?*', { json: { name: 'Cedar Flat', price: 0 } });
  await open(page);
  await serve(page, 'geocode?*', {
    json: { results: [{ geometry: { location: { lat: -27.4, lng: 153.002 } } }] },
  });
  await ask(page, '4000');
  await expect(section(page)).toContainText('Free to Cedar Flat');
  await expect(section(page)).not.toContainText('$0');
  await expect(section(page)).not.toContainText('km from the yard');
});

plain(
  'without scripts the fuel cost is shown, and the delivery section says how to ask for a delivery price',
  async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await open(page);
    await expect(section(page)).toContainText('$42.50 a week');
    await expect(section(page)).toContainText('at an assumed 10 L/100km');
    await expect(section(page).getByRole('slider')).toHaveCount(0);
    await expect(section(page).getByText('for a delivery price to your door')).toBeVisible();
    await expect(section(page).getByRole('button')).toHaveText(['Value it']);
    await page.close();
  },
);

test('DAT-21 a vehicle’s page lists the dealer’s delivery prices, and does not list them once it is sold', async ({
  page,
}) => {
  const isForSale = (car: Car) => isOnSale(car) && !isUnavailable(car);
  const { path } = findCar('cinder-road', 'motorcycle for sale', isForSale);
  await page.goto(at('cinder-road', path));
  await expect(section(page).getByRole('term')).toHaveText([
    'Within 60 km in a straight line',
    'Victoria',
    'New South Wales, ACT and South Australia',
    'Tasmania',
    'Elsewhere',
  ]);
  await expect(section(page).getByRole('definition')).toHaveText(['$90', '$240', '$520', '$680', 'Ask us']);
  const sold = findCar('cinder-road', 'sold motorcycle', (car) => car.sold);
  await page.goto(at('cinder-road', sold.path));
  await expect(page.getByText('km in a straight line')).toBeHidden();
});
