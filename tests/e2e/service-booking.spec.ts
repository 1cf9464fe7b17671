import { test as base, type Page } from '@playwright/test';
import { answer, DEMO_TENANTS, NETWORKED } from '../support/hosts.ts';
import { publishedPages } from '../support/published.ts';
import { axeViolations } from './axe.ts';
import { fillIn, useRealService } from './real-service.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { newVisitor } from './visitor.ts';

const bookingForm = (page: Page) => page.getByRole('region', { name: 'Book a service' });

/**
 * The first day in March next year that is this weekday, 0 for Sunday. The workshop is open on weekdays from 8:30 am to
 * 5:30 pm, and on Saturday mornings.
 */
function dayOfMarch(weekday: number): string {
  const year = new Date().getFullYear() + 1;
  const first = new Date(Date.UTC(year, 2, 1)).getUTCDay();
  return `${year}-03-${String(1 + ((weekday - first + 7) % 7)).padStart(2, '0')}`;
}

const TIME = `${dayOfMarch(2)}T10:00`;
const CLOSED_TIME = `${dayOfMarch(0)}T03:00`;
const CLOSED =
  /^Alder Bay Service is closed on Sunday \d March \d{4}\. It is next open on Monday \d March \d{4}, from 8:30 am to 5:30 pm\.$/;

test('ROU-40 ROU-41 API-31 API-32 a shopper books a service on the service page, and the lead has the ticked services and the dealership of the workshop', async ({
  page,
}) => {
  const name = `Sia${Date.now()}`;
  await useRealService(page);
  await page.goto(at(PLAIN, '/service#service-booking'));
  await expect(page.getByRole('heading', { level: 1, name: 'Service' })).toBeAttached();
  const form = bookingForm(page);
  await expect(form).toBeInViewport();
  await form.getByLabel('First Name').focus();
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  await form.getByRole('button', { name: 'Request Booking' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Please choose a date and time.',
    'Please enter your first name.',
    'Please enter your email.',
    'Please enter your mobile number.',
    'Please enter the registration.',
    'Please enter the make.',
    'Please enter the model.',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await fillIn(form, name);
  await form.getByLabel('Rego').fill('123ABC');
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('CX-5');
  await form.getByLabel('Odometer in km').fill('61,200');
  // The dealer has only one workshop, so it is already chosen.
  await expect(form.getByLabel('Workshop')).toHaveValue('Alder Bay Service');
  await form.getByLabel('Preferred date and time').fill('2020-01-01T10:00');
  const services = form.getByRole('group', { name: 'Additional services' });
  await expect(services.getByRole('checkbox')).toHaveCount(4);
  await services.getByRole('checkbox', { name: 'Brake check' }).check();
  await services.getByRole('checkbox', { name: 'Battery check' }).check();
  await services.getByRole('checkbox', { name: 'Battery check' }).uncheck();
  await services.getByRole('checkbox', { name: 'New wiper blades' }).check();
  await form.getByRole('button', { name: 'Request Booking' }).click();
  await expect(form.getByRole('alert')).toHaveText('This time has passed. Please choose a later one.');
  await form.getByLabel('Preferred date and time').fill(TIME);
  const sent = page.waitForRequest('**/api/leads');
  await form.getByRole('button', { name: 'Request Booking' }).click();
  const { userData } = (await sent).postDataJSON();
  expect(userData).toMatchObject({
    additional_services: ['Brake check', 'New wiper blades'],
    dealership_slug: 'alder-bay-motors',
    location: 'Alder Bay Service',
  });
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  const main = page.getByRole('main');
  await expect(main).toContainText(`Thank you, ${name}. We have your booking request`);
  await expect(main.getByRole('term')).toHaveText(['Vehicle', 'Time', 'Yard']);
  await expect(main.getByRole('definition')).toHaveText([
    'Mazda CX-5',
    /^[A-Z][a-z]+day \d March \d{4}, 10:00 am$/,
    'Alder Bay Service',
  ]);
  const lead = await storedLead(PLAIN, name);
  for (const line of [
    'form: service-booking',
    'category: Service Enquiry',
    'subcategory: Service Booking',
    'Rego: 123ABC',
    'make: Mazda',
    'odometer: 61,200',
    `dateTime: ${TIME}`,
    'additional_services: Brake check,New wiper blades',
    'dealership_slug: alder-bay-motors',
    'location_id: alder-bay-service',
  ])
    expect(lead).toContain(line);
});

test('API-31 the booking form has the additional services that the dealer configures, and no such question if there are none', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, '/service'));
  await expect(bookingForm(page).getByLabel('Rego')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Additional services' })).toHaveCount(0);
  await page.goto(at('banksia-bay', '/service'));
  // The dealer's own words about its service stand above the form.
  await expect(page.getByRole('heading', { name: 'A van service' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Damp test' })).toBeVisible();
  await expect(bookingForm(page).getByLabel('Workshop').getByRole('option')).toHaveText([
    'Please select a workshop',
    'Bunbury Service',
    'Wangara Service',
  ]);
});

test('CON-05 banners on the list of yards, on pages of yards with a workshop and on pages for owners lead to the booking form', async ({
  page,
}) => {
  for (const path of ['/dealerships', '/locations/newstead', '/warranty']) {
    await page.goto(at('harbourline', path));
    const banner = page.getByRole('region', { name: 'Due for a service?' });
    await expect(banner, path).toContainText(
      path === '/locations/newstead' ? 'our workshop in Newstead' : 'one of our 6 workshops',
    );
    await banner.getByRole('link', { name: 'Book a service' }).click();
    await expect(page).toHaveURL(at('harbourline', '/service#service-booking'));
    await expect(bookingForm(page)).toBeInViewport();
  }
  // A home page may begin the booking itself.
  await page.goto(at('harbourline'));
  const booking = page.getByRole('region', { name: 'Book a service' });
  await expect(booking).toContainText('one of our 6 workshops');
  await booking.getByRole('button', { name: 'Choose a time' }).click();
  await expect(page).toHaveURL(/\/service\?rego=&preferredDealership=harbourline-capalaba#service-booking$/);
  // This yard has no workshop.
  await page.goto(at(PLAIN, '/locations/cedar-flat'));
  await expect(page.getByRole('heading', { level: 1, name: 'Cedar Flat' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Due for a service?' })).toHaveCount(0);
});

test('ROU-40 ROU-41 CON-05 the site of a dealer without a service department has no service page and no links to one', async () => {
  expect((await answer(NETWORKED, '/service')).status).toBe(404);
  for (const { path, html } of publishedPages(NETWORKED)) expect(html, path).not.toContain('"/service');
  for (const tenant of DEMO_TENANTS)
    expect((await answer(tenant, '/service')).body, tenant).toContain('id="service-booking"');
});

base.describe('with scripts', () => {
  base.use({ extraHTTPHeaders: newVisitor() });

  base(
    'API-31 API-36 the booking form lists the days and times at which the chosen workshop is open',
    async ({ page }) => {
      const name = `Eve${Date.now()}`;
      await page.goto(at('harbourline', '/service'));
      const form = bookingForm(page);
      await form.getByLabel('First Name').focus();
      const days = form.getByLabel('Preferred date and time');
      await expect(days.getByRole('option')).toHaveText(['Choose a workshop first']);
      await expect(days).toBeDisabled();
      await fillIn(form, name);
      await form.getByLabel('Rego').fill('123ABC');
      await form.getByLabel('Make').fill('Mazda');
      await form.getByLabel('Model').fill('CX-5');
      await form.getByLabel('Workshop').selectOption('Newstead Service');
      await expect(days.getByRole('option').first()).toHaveText('Choose a day');
      await expect(days.getByRole('option', { name: /^Sunday/ })).toHaveCount(0);
      // Not the first: that may be today, when the first times are over.
      await days.selectOption(
        await days
          .getByRole('option', { name: /^Tuesday/ })
          .last()
          .innerText(),
      );
      const times = form.getByRole('combobox', { name: 'Time', exact: true });
      await expect(times.getByRole('option').first()).toHaveText('7:00 am');
      await expect(times.getByRole('option').last()).toHaveText('4:30 pm');
      await times.selectOption('9:30 am');
      const stamp = await times.inputValue();
      expect(stamp).toMatch(/^\d{4}-\d\d-\d\dT09:30$/);
      await form.getByRole('button', { name: 'Request Booking' }).click();
      await expect(page).toHaveURL(at('harbourline', '/success'));
      // The card has the hours and the number of the workshop, not those of sales.
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Call Newstead, 07 7010 0111' })).toBeVisible();
      await expect(main.getByRole('row', { name: /^Mon/ })).toHaveText(/7:00 am to 5:00 pm/);
      const lead = await storedLead('harbourline', name);
      expect(lead).toContain(`dateTime: ${stamp}`);
      expect(lead).toContain('dealership_slug: harbourline-newstead');
    },
  );

  // The service refuses a form on purpose, so use the test function that does not check for failed requests.
  base(
    'API-31 a booking for a time when the workshop is closed is refused with a message that names its next hours',
    async ({ page }) => {
      const name = `Uma${Date.now()}`;
      // Without the list of free times, the form accepts any time.
      await page.route('**/api/appointments?*', (route) => route.fulfill({ json: { days: [] } }));
      await page.goto(at(PLAIN, '/service'));
      const form = bookingForm(page);
      await form.getByLabel('First Name').focus();
      await expect(form.locator('form')).toHaveAttribute('novalidate');
      await fillIn(form, name);
      await form.getByLabel('Rego').fill('123ABC');
      await form.getByLabel('Make').fill('Mazda');
      await form.getByLabel('Model').fill('CX-5');
      const time = form.getByLabel('Preferred date and time');
      await time.fill(CLOSED_TIME);
      await form.getByRole('button', { name: 'Request Booking' }).click();
      await expect(time).toHaveAccessibleDescription(CLOSED);
      // The shopper wants to correct this time, not type it again.
      await expect(time).toHaveValue(CLOSED_TIME);
      await time.fill(TIME);
      await form.getByRole('button', { name: 'Request Booking' }).click();
      await expect(page).toHaveURL(at(PLAIN, '/success'));
      expect(await storedLead(PLAIN, name)).toContain(`dateTime: ${TIME}`);
    },
  );
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false, extraHTTPHeaders: newVisitor() });

  base(
    'API-24 an error page of the service has the dealer’s colours, phone number and home page',
    async ({ page }) => {
      await page.goto(at(PLAIN, '/api/cars/none.pdf'));
      await expect(page.getByRole('main')).toContainText('This vehicle is not in stock.');
      const accent = await page.getByRole('link', { name: 'Go to our home page' }).evaluate((link) => ({
        background: getComputedStyle(link).backgroundColor,
        page: getComputedStyle(document.documentElement).getPropertyValue('--button'),
      }));
      // The Content Security Policy allows the dealer's colours.
      expect(accent.page).toMatch(/^oklch/);
      expect(accent.background).toMatch(/^oklch/);
      await expect(page.locator('header a[href^="tel:"]')).toHaveText('07 7010 0190');
      await page.getByRole('link', { name: 'Plainview Motors' }).click();
      await expect(page).toHaveURL(at(PLAIN, '/'));
    },
  );

  base(
    'ROU-40 API-31 API-32 the booking form for a service can be sent, names what to fix and keeps what was typed',
    async ({ page }) => {
      const name = `Tom${Date.now()}`;
      await page.goto(at(PLAIN, '/service'));
      await fillIn(page, name);
      await page.getByLabel('Email').fill('ana@example');
      await page.getByLabel('Rego').fill('456DEF');
      await page.getByLabel('Make').fill('Kia');
      await page.getByLabel('Model').fill('Rio');
      await page.getByLabel('Preferred date and time').fill(CLOSED_TIME);
      await page.getByLabel('Brake check').check();
      await page.getByLabel('New wiper blades').check();
      await page.getByRole('button', { name: 'Request Booking' }).click();
      await expect(page).toHaveTitle('Please check: Book a service');
      await expect(page.getByRole('checkbox', { name: 'Brake check' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Battery check' })).not.toBeChecked();
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByRole('button', { name: 'Request Booking' }).click();
      await expect(page.getByLabel('Preferred date and time')).toHaveAccessibleDescription(CLOSED);
      await page.getByLabel('Preferred date and time').fill(TIME);
      await page.getByRole('button', { name: 'Request Booking' }).click();
      await expect(page).toHaveURL(at(PLAIN, '/success'));
      const lead = await storedLead(PLAIN, name);
      for (const line of [
        'additional_services: Brake check,New wiper blades',
        'dealership_slug: alder-bay-motors',
        'location_id: alder-bay-service',
      ])
        expect(lead).toContain(line);
    },
  );
});
