import type { Page, Route } from '@playwright/test';
import { findCar, fixturePath } from '../support/samples.ts';
import { openSearch } from './live-filters.ts';
import { resize } from './resize.ts';
import { at, buyBox, cardOf, expect, PLAIN, resultCards, test } from './site.ts';

const MODEL = 'CX-5';
const open = (page: Page, tenant = PLAIN, model = MODEL) => page.goto(at(tenant, fixturePath(tenant, model)));
const enquiry = (page: Page) => page.getByRole('dialog', { name: 'Enquire Now' });
const testDrive = (page: Page) => page.getByRole('dialog', { name: 'Book a Test Drive' });

/** Fakes the service for leads. Returns the leads that the page sends to it. */
async function fakeLeads(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/leads', (route) => {
    sent.push(route.request().postDataJSON());
    return answer(route);
  });
  return sent;
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Last Name').fill('Bell');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Mobile Number').fill('0400 000 000');
  await page.getByLabel('Message').fill('Is it still there?');
}

test('VDP-40 Back, Escape, the close button and a click outside each close a vehicle’s form, but a half-written form only after the shopper confirms', async ({
  page,
}) => {
  await open(page);
  const address = page.url();
  const opener = buyBox(page).getByRole('button', { name: 'Enquire Now' });
  const name = page.getByLabel('First Name');
  const question = page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
  const closings: (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => enquiry(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of closings) {
    await opener.click();
    await expect(name).toBeVisible();
    await close();
    await expect(enquiry(page)).toBeHidden();
    await opener.click();
    await name.fill('Ana');
    await close();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep Writing' }).click();
    await expect(name).toHaveValue('Ana');
    await close();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(enquiry(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(enquiry(page)).toBeHidden();
  }
  // While the question is open, Back closes only the question. When form and question are closed, Back leaves the page.
  await opener.click();
  await name.fill('Ana');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Ana');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(enquiry(page)).toBeHidden();
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('VDP-40 FRM-25 FRM-26 API-23 DAT-39 the enquiry form opens as a dialog, is sent only if complete, and thanks only when the service has accepted the lead', async ({
  page,
}) => {
  const sent = await fakeLeads(page, (route) => route.fulfill({ json: { lead_id: 'L1' } }));
  const car = findCar(PLAIN, MODEL, ({ model }) => model === MODEL);
  await page.goto(at(PLAIN, '/?utm_source=mail'));
  await open(page);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await enquiry(page).getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(enquiry(page).getByRole('alert')).toContainText('Please fix the following errors:');
  await expect(enquiry(page).getByRole('alert')).toBeFocused();
  expect(sent).toEqual([]);
  await fill(page);
  await enquiry(page).getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(enquiry(page).getByRole('status')).toContainText('Thank you, Ana.');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    isLastStep: true,
    userData: {
      name: 'Ana',
      last_name: 'Bell',
      email: 'ana@example.com',
      phone: '0400 000 000',
      message: 'Is it still there?',
      category: 'General Enquiry',
      website_id: 'fixture-plainview',
      car_dealership_id: 'd1',
      manufacturer_slug: 'mazda',
      stock_number: car.stocknum,
      car_id: car.id,
      vehicle_make: 'Mazda',
      vehicle_model: 'CX-5',
      vehicle_status: 'in_stock',
      subcategory: null,
      lead_id: null,
      opt_in: true,
      opt_in_wording: 'Yes, I would like to subscribe to receive latest offers & product updates.',
      offer_accepted: false,
      form_completed: true,
      source: 'mail',
      user_agent: await page.evaluate(() => navigator.userAgent),
      url: page.url(),
      lead_attributes: {
        visited_pages: ['/', new URL(page.url()).pathname],
        linked_query_params: { utm_source: 'mail' },
      },
    },
  });
  await enquiry(page).getByRole('button', { name: 'Back to the page' }).click();
  await expect(enquiry(page)).toBeHidden();
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('VDP-40 FRM-16 FRM-17 FRM-18 FRM-19 API-36 a test drive is booked for a free time after the terms are accepted', async ({
  page,
}) => {
  const sent = await fakeLeads(page, (route) => route.fulfill({ json: { lead_id: 'L2' } }));
  await page.route('**/api/appointments?*', (route) =>
    route.fulfill({ json: { days: [{ date: '2099-02-03', times: ['09:30', '14:00'] }] } }),
  );
  await open(page);
  await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
  const dialog = testDrive(page);
  await dialog.getByLabel('First Name').fill('Ana');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel('Mobile Number').fill('0400 000 000');
  const date = dialog.getByLabel('Test Drive Booking Date');
  await expect(date.getByRole('option')).toHaveText(['Any time', 'Tuesday 3 February 2099']);
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    '*You must agree to the terms of use before submitting.',
  );
  expect(sent).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'I agree to the terms of use' }).check();
  await date.selectOption('Tuesday 3 February 2099');
  const time = dialog.getByLabel('Time', { exact: true });
  await expect(time.getByRole('option')).toHaveText(['9:30 am', '2:00 pm']);
  await time.selectOption('2:00 pm');
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you, Ana.');
  expect(sent[0]).toMatchObject({
    userData: {
      message: '',
      dateTime: '2099-02-03T14:00',
      terms_conditions: true,
      subcategory: 'Test Drive',
    },
  });
});

test('API-36 if the service returns no free times, the test drive form asks for any date and time from now on', async ({
  page,
}) => {
  const sent = await fakeLeads(page, (route) => route.fulfill({ json: { lead_id: 'L3' } }));
  await page.route('**/api/appointments?*', (route) => route.fulfill({ json: { days: [] } }));
  await open(page);
  await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
  const dialog = testDrive(page);
  const date = dialog.getByLabel('Test Drive Booking Date');
  await expect(date).toHaveAttribute('type', 'datetime-local');
  // Browsers offer no time that has passed.
  await expect(date).toHaveAttribute('min', /^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  await date.fill('2099-02-03T10:15');
  await dialog.getByLabel('First Name').fill('Ana');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel('Mobile Number').fill('0400 000 000');
  await dialog.getByRole('checkbox', { name: 'I agree to the terms of use' }).check();
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you, Ana.');
  expect(sent[0]).toMatchObject({ userData: { dateTime: '2099-02-03T10:15' } });
});

test('ERR-10 ERR-18 TRK-01 an enquiry that cannot be sent shows the reason and the dealer’s phone number, and keeps the input; a call by that number is tracked', async ({
  page,
}) => {
  let error: string | undefined = 'This number is not Australian.';
  await fakeLeads(page, (route) => route.fulfill({ json: { error } }));
  await open(page);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await fill(page);
  const alert = enquiry(page).getByRole('alert');
  const send = enquiry(page).getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  await expect(alert).toContainText('This number is not Australian.');
  error = undefined;
  await send.click();
  await expect(alert).toContainText('An unexpected error occured.');
  await page.unroute('**/api/leads');
  await page.route('**/api/leads', (route) => route.abort('aborted'));
  await send.click();
  await expect(alert).toContainText('An error occurred when submitting this form');
  await expect(alert.getByRole('link', { name: 'call 07 7010 0190' })).toHaveAttribute(
    'href',
    'tel:+61770100190',
  );
  await expect(page.getByLabel('Message')).toHaveValue('Is it still there?');
  await expect(enquiry(page).getByRole('status')).toHaveCount(0);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await alert.getByRole('link', { name: 'call 07 7010 0190' }).click();
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([{ event: 'call_dealer', event_id: 25 }]);
});

test('FRM-20 the error summary of a form takes the focus and links to each invalid field, and correcting one field keeps the values of the others', async ({
  page,
}) => {
  await fakeLeads(page, (route) => route.fulfill({ json: { lead_id: 'L3' } }));
  await open(page);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = enquiry(page);
  const send = dialog.getByRole('button', { name: 'Send Enquiry' });
  const [name, email] = [page.getByLabel('First Name'), page.getByLabel('Email')];
  await name.fill('Ana');
  await email.fill('ana@');
  await send.click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Please check your email.',
    'Please enter your mobile number.',
    'Please enter a message.',
  ]);
  await expect(dialog.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Please check your email.');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await email.fill('ana@example.com');
  await send.click();
  await dialog.getByRole('alert').getByRole('link', { name: 'Please enter your mobile number.' }).click();
  await expect(page.getByLabel('Mobile Number')).toBeFocused();
  await expect(dialog).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(name).toHaveValue('Ana');
});

test('a lead that is sent again after a lost response has the same idempotency key and is tracked once', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  let lost = true;
  await page.route('**/api/leads', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return lost ? route.abort('aborted') : route.fulfill({ json: { lead_id: 'L4' } });
  });
  await open(page);
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await fill(page);
  const send = enquiry(page).getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  await expect(enquiry(page).getByRole('alert')).toContainText('An error occurred when submitting this form');
  lost = false;
  await send.click();
  await expect(enquiry(page).getByRole('status')).toContainText('Thank you, Ana.');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^(\w+-){3}\w+$/);
  expect(keys[1]).toBe(keys[0]);
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([{ event: 'lead', form: 'enquiry' }]);
});

test('VDP-40 the enquiry form works by keyboard alone: it opens, keeps the focus inside, closes by Escape and returns the focus', async ({
  page,
}) => {
  await open(page);
  const opener = buyBox(page).getByRole('button', { name: 'Enquire Now' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(enquiry(page)).toBeVisible();
  await page.getByLabel('First Name').focus();
  await page.keyboard.type('Ana');
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Keep Writing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(enquiry(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('First Name')).toHaveValue('');
});

test('CAR-07 a card’s enquiry button leads to the vehicle’s page and opens the enquiry form there', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/search/new-used-and-demo-cars/'));
  await cardOf(page, '2023 Mazda CX-5').getByRole('link', { name: 'Quick Enquiry' }).click();
  await expect(page).toHaveURL(at(PLAIN, `${fixturePath(PLAIN, MODEL)}#enquire`));
  await expect(enquiry(page)).toBeVisible();
});

test('CAR-09 CAR-10 VDP-24 VDP-33 a vehicle can be reserved from its card, the buy box and the bottom bar of a phone, for $200 by default', async ({
  page,
}) => {
  const sent = await fakeLeads(page, (route) => route.fulfill({ json: { lead_id: 'L1' } }));
  await openSearch(page, 'redgum-kia', '/search/new-used-and-demo-cars/');
  const card = resultCards(page).filter({ hasText: 'Reserve Now' }).first();
  const title = await card.getByRole('heading').innerText();
  // The buttons are below the card while the pointer is over it. A scroll would move the card away from the pointer.
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await card.getByRole('heading').hover();
  await card.getByRole('link', { name: 'Reserve Now $200' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const form = page.getByRole('dialog', { name: 'Reserve Car Now' });
  await fill(page);
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you, Ana.');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ userData: { category: 'Reservation', message: 'Is it still there?' } });
  await page.keyboard.press('Escape');

  const reserveButton = { name: 'Reserve Car Now' };
  await expect(buyBox(page).getByText('$200 deposit to reserve')).toBeVisible();
  await buyBox(page).getByRole('button', reserveButton).click();
  await expect(form.getByLabel('Message')).toHaveValue(
    'I would like to reserve this one with the $200 deposit.',
  );
  await form.getByRole('button', { name: 'Close' }).click();

  await resize(page, 360, 740);
  await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }));
  const bar = page.getByRole('region', { name: 'Price and contact bar' });
  await expect(bar.getByRole('button', reserveButton)).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Enquire Now' })).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('Call Now')).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', reserveButton).click();
  await expect(form).toBeVisible();
});

test('VDP-42 ROU-04 “Value My Trade-In” is shown only for vehicles that allow a trade-in, and leads to the trade-in form, which names the vehicle', async ({
  page,
}) => {
  await open(page);
  await buyBox(page).getByRole('link', { name: 'Value My Trade-In' }).click();
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=[^&]+$/);
  await expect(page.getByText('Towards the 2023 Mazda CX-5')).toBeVisible();
  await open(page, PLAIN, 'CX-3');
  await expect(buyBox(page).getByRole('button', { name: 'Enquire Now' })).toBeVisible();
  await expect(buyBox(page).getByText('Value My Trade-In')).toHaveCount(0);
});
