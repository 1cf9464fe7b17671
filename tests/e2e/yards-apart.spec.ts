import { test as base, type Page } from '@playwright/test';
import { ELSEWHERE } from '../support/hosts.ts';
import { findCar, fixturePath } from '../support/samples.ts';
import { answerDistantPictures } from './distant-pictures.ts';
import { mailTo } from './sent-mail.ts';
import { at, buyBox, expect } from './site.ts';
import { newVisitor } from './visitor.ts';

// The dealer and its main yard are in Brisbane, and so is the shopper. Birch Hill is in Perth, two hours behind.
base.use({ extraHTTPHeaders: newVisitor() });

const CLOCK = 'Perth time at Birch Hill';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BIRCH_HILL_PHONE = '07 7010 0193';

base.beforeEach(async ({ page }) => answerDistantPictures(page));

async function fillDetails(page: Page, name: string): Promise<void> {
  await page.getByLabel('First Name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await page.getByLabel('Mobile Number').fill('0400 000 000');
  await page.getByLabel('I agree to the terms of use').check();
}

/** Chooses the first time of a free day. Resolves to the texts of the day and the time. */
async function chooseTime(page: Page, day: number): Promise<string> {
  const days = page.getByLabel('Test Drive Booking Date').and(page.locator('select:enabled'));
  await days.selectOption({ index: day });
  const times = page.getByLabel(`Time, ${CLOCK}`, { exact: true });
  const shown = [days, times].map((list) => list.locator('option:checked').textContent());
  return (await Promise.all(shown)).join(', ');
}

base(
  'API-36 a booking in a dialog names the yard and its time zone if the yard is in another one than the dealer, and so do the mails',
  async ({ page }) => {
    const name = `Lea${Date.now()}`;
    await page.goto(at(ELSEWHERE, fixturePath(ELSEWHERE, 'CX-3')));
    await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' });
    await fillDetails(page, name);
    const time = await chooseTime(page, 4);
    await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
    await expect(dialog.getByText(`${time}, ${CLOCK}`)).toBeVisible();
    const { text = '' } = await mailTo(`${name.toLowerCase()}@example.com`, /^Your test drive: /);
    expect(text).toContain(`When: ${time}, Perth time`);
    expect(text).toContain('Where: Birch Hill, 1 Long Street, Birch Hill WA 6000');
    const [, path = ''] = /(\/api\/appointments\/[\w-]{43})/.exec(text) ?? [];
    await page.goto(at(ELSEWHERE, path));
    await expect(page.getByRole('definition').filter({ hasText: time })).toHaveText(`${time}, Perth time`);
    await expect(page.getByLabel('New date and time, Perth time')).toBeVisible();
  },
);

base(
  'API-36 LEA-03 the thank-you page has the time zone and the phone number of the yard that was booked',
  async ({ page }) => {
    const car = findCar(ELSEWHERE, 'CX-3', ({ model }) => model === 'CX-3');
    await page.goto(at(ELSEWHERE, `/book-test-drive/?car_id=${car.id}`));
    await fillDetails(page, `Mia${Date.now()}`);
    const time = await chooseTime(page, 5);
    await expect(page.getByLabel('Preferred Dealership')).toHaveValue('birch-hill-motors');
    await page.getByRole('main').getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(page).toHaveURL(at(ELSEWHERE, '/success'));
    const main = page.getByRole('main');
    await expect(main.getByRole('definition').filter({ hasText: time })).toHaveText(`${time}, ${CLOCK}`);
    await expect(main.getByRole('link', { name: BIRCH_HILL_PHONE, exact: true })).toHaveAttribute(
      'href',
      'tel:+61770100193',
    );
    // The card of the yard has a button of its own.
    await expect(main.getByRole('link', { name: `Call Birch Hill, ${BIRCH_HILL_PHONE}` })).toBeVisible();
  },
);

base(
  'API-36 without a vehicle, the form for test drives lists the free times of the chosen dealership by its clock',
  async ({ page }) => {
    await page.goto(at(ELSEWHERE, '/book-test-drive/'));
    await page.getByLabel('First Name').focus();
    const days = page.getByLabel('Test Drive Booking Date');
    await expect(days.getByRole('option')).toHaveText(['Choose a dealership first']);
    await page.getByLabel('Preferred Dealership').selectOption('Birch Hill Motors');
    await fillDetails(page, `Wes${Date.now()}`);
    const time = await chooseTime(page, 6);
    await page.getByRole('main').getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(page).toHaveURL(at(ELSEWHERE, '/success'));
    await expect(page.getByRole('definition').filter({ hasText: time })).toHaveText(`${time}, ${CLOCK}`);
  },
);

base('API-36 the earliest time of a booking is by the clock of the chosen yard', async ({ page }) => {
  // 5:31 pm in Brisbane, 3:31 pm in Perth.
  await page.clock.setFixedTime('2026-11-25T07:31:00Z');
  // Without the list of free times, the form accepts any time.
  await page.route('**/api/appointments?*', (route) => route.fulfill({ json: { days: [] } }));
  await page.goto(at(ELSEWHERE, '/book-test-drive/'));
  await page.getByLabel('First Name').focus();
  await page.getByLabel('Preferred Dealership').selectOption('Alder Bay Motors');
  await expect(page.getByLabel('Test Drive Booking Date, Brisbane time at Alder Bay')).toHaveAttribute(
    'min',
    '2026-11-25T17:31',
  );
  await page.getByLabel('Preferred Dealership').selectOption('Birch Hill Motors');
  await expect(page.getByLabel(`Test Drive Booking Date, ${CLOCK}`)).toHaveAttribute(
    'min',
    '2026-11-25T15:31',
  );
});

base('a form that cannot be sent shows the phone number of the chosen yard', async ({ page }) => {
  await page.route('**/api/leads', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(at(ELSEWHERE, '/book-test-drive/'));
  await fillDetails(page, 'Ned');
  await page.getByLabel('Preferred Dealership').selectOption('Birch Hill Motors');
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button', { name: 'Book Test Drive' }).click();
  await expect(form.getByRole('alert').getByRole('link', { name: BIRCH_HILL_PHONE })).toBeVisible();
});

base(
  'a booking that is still to be sent, but whose time has passed, accepts a time that is ahead at one of the yards',
  async ({ page }) => {
    await page.route('**/api/leads', (route) => route.abort('connectionfailed'));
    await page.goto(at(ELSEWHERE, '/book-test-drive/'));
    await fillDetails(page, 'Oda');
    await page.getByLabel('Preferred Dealership').selectOption('Birch Hill Motors');
    await page.getByLabel('Test Drive Booking Date').selectOption({ index: 1 });
    const form = page.getByRole('main').locator('form');
    await form.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(form.getByRole('alert')).toContainText('Your form is saved on this device.');
    // Leave the page that saved the form, so that it does not send it before the clock is changed.
    await page.goto('about:blank');
    const now = Date.now() + 3 * DAY;
    await page.clock.setFixedTime(now);
    await page.goto(at(ELSEWHERE, '/dealerships'));
    const inPerth = new Date(now + 8 * HOUR).toISOString().slice(0, 16);
    await expect(page.getByLabel('Another time')).toHaveAttribute('min', inPerth);
  },
);
