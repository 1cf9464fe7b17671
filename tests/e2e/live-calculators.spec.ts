import { type Page, test as plain } from '@playwright/test';
import { fixturePath, logOf, serve } from './live-service.ts';
import { at, expect, PLAIN, test } from './site.ts';

const open = (page: Page, model = 'CX-5') => page.goto(at(PLAIN, fixturePath(PLAIN, model)));
const section = (page: Page) => page.locator('#running-costs');
const postcode = (page: Page) => section(page).getByLabel('Postcode');

/** Enters a postcode and submits it, once the calculator is interactive. */
async function ask(page: Page, text: string): Promise<void> {
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('astro-island[ssr]')).toHaveCount(0);
  await postcode(page).fill(text);
  await section(page).getByRole('button', { name: 'Get estimate' }).click();
}

test('VDP-08 CAL-01 CAL-02 CAL-03 CAL-04 calculates fuel costs for the default and for other values', async ({
  page,
}) => {
  await open(page);
  await expect(section(page)).toContainText('$42.50 a week');
  await expect(section(page)).toContainText('$2,210 a year at 10 L/100km, 250 kms a week and $1.70 a litre.');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('astro-island[ssr]')).toHaveCount(0);
  const distance = section(page).getByRole('slider', { name: 'Distance a week' });
  await distance.focus();
  await page.keyboard.press('End');
  await expect(section(page)).toContainText('$170.00 a week');
  await section(page).getByRole('slider', { name: 'Price a litre' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(section(page)).toContainText('$171.00 a week');
  await expect(distance).toHaveAttribute('aria-valuetext', '1000 kms');
});

test('CAL-05 an electric vehicle has no fuel calculator', async ({ page }) => {
  await open(page, 'EV5');
  await expect(page.getByRole('heading', { name: 'Fuel cost' })).toHaveCount(0);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Fuel cost' })).toBeVisible();
});

test('VDP-09 CAL-06 CAL-07 API-37 LOC-28 shows delivery as idle, loading, then with region, price and distance', async ({
  page,
}) => {
  let answer = () => {};
  const waited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/delivery-price?*', async (route) => {
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
  await ask(page, '2444');
  await expect(section(page)).toContainText('Working it out');
  answer();
  await expect(section(page)).toContainText('$390 to Mid North Coast');
  // 4.0308 degrees of latitude are 448.2 km at a radius of 6371 km; the offset to the east adds less than 1 km.
  await expect(section(page)).toContainText('448 km from the yard as the crow flies.');
});

test('ERR-08 asks for a postcode if there is none, and sends no request', async ({ page }) => {
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

plain.describe('ERR-09 an unknown location has no estimate', () => {
  plain('if the service does not know the postcode, or if it is not a postcode', async ({ page }) => {
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
    await ask(page, '244');
    await expect(section(page).getByText(UNKNOWN, { exact: true })).toBeVisible();
    expect(prices()).toBe(1);
  });
});

plain('CAL-06 a service failure shows another error and can be retried', async ({ page }) => {
  const log = logOf(page);
  await serve(page, '**', { status: 500 });
  await open(page);
  await ask(page, '2444');
  await expect(section(page)).toContainText("We couldn't get an estimate.");
  expect(log.join()).toContain('warning: The delivery price could not be loaded.');
  await serve(page, 'delivery-price?*', { json: { name: 'Mid North Coast', price: 390 } });
  await ask(page, '2444');
  await expect(section(page)).toContainText('$390 to Mid North Coast');
  await expect(section(page)).not.toContainText('crow');
});

plain('ERR-20 a postcode unknown to the geocoder gives an estimate without distance', async ({ page }) => {
  const log = logOf(page);
  await serve(page, '**', { json: {} });
  await serve(page, 'delivery-price?*', { json: { name: 'Far North', price: 900 } });
  await serve(page, 'geocode?*', { json: { results: [] } });
  await open(page);
  await ask(page, '4895');
  await expect(section(page)).toContainText('$900 to Far North');
  await expect(section(page)).not.toContainText('crow');
  expect(log.join()).toContain('Invalid postcode');
});

plain('without scripts the fuel cost is shown, and delivery names whom to ask', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page);
  await expect(section(page)).toContainText('$42.50 a week');
  await expect(section(page).getByRole('slider')).toHaveCount(0);
  await expect(section(page).getByText('for a delivery price to your door')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await page.close();
});
