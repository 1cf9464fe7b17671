import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { fillContact, SAVED, sendButton, test } from './contact-form.ts';
import { fillIn } from './real-service.ts';
import { at, buyBox, expect, PLAIN } from './site.ts';
import { storedLeads } from './stored-lead.ts';
import { yardTimes } from './yard-times.ts';

/** A day in milliseconds. */
const DAY = 86_400_000;
const FAILED = 'An error occurred when submitting this form';
const SENT_LATER = `${SAVED} We will send it when you are back online.`;

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Waiting to be sent' });

test('ERR-17 ERR-18 ERR-19 LEA-07 a form submitted offline is saved on the device, says so, and opens the thank-you page once it could be sent', async ({
  page,
  context,
}) => {
  const name = `Ivy${Date.now()}`;
  const form = await fillContact(page, name);
  await context.setOffline(true);
  await sendButton(form).click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText(FAILED);
  await expect(alert).toContainText(SENT_LATER);
  // Without a connection the spam check fails as well, which the shopper need not act on.
  await expect(form.getByRole('group', { name: 'Spam check' })).toHaveCount(0);
  await expect(page).toHaveURL(at(PLAIN, '/contact'));
  expect(await storedLeads(PLAIN, name)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  await expect(page.getByText(`Thank you, ${name}.`)).toBeVisible();
  expect(await storedLeads(PLAIN, name)).toHaveLength(1);
  // Nothing is left to send.
  await page.goto(at(PLAIN, '/contact'));
  await expect(panel(page)).toHaveCount(0);
});

test('ERR-17 an enquiry that could not be sent is listed on the next page of the site, where “Send now” sends it, and all attempts have the same idempotency key', async ({
  page,
}) => {
  const name = `Jon${Date.now()}`;
  const keys: (string | undefined)[] = [];
  let isAnswered = false;
  await page.route('**/api/leads', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return isAnswered ? route.continue() : route.abort('connectionfailed');
  });
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await fillIn(dialog, name);
  await dialog.getByLabel('Message').fill('Is it still there?');
  await sendButton(dialog).click();
  await expect(dialog.getByRole('alert')).toContainText(SENT_LATER);
  // The form is saved with its current text, so closing the dialog asks for no confirmation.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  // Requests still fail, so the next page says which form is waiting.
  await page.goto(at(PLAIN, '/contact'));
  await panel(page).getByText('1 form not sent yet').click();
  await expect(panel(page).getByRole('heading')).toHaveText('General Enquiry, 2023 Mazda CX-5');
  await expect(panel(page).getByText('ana@example.com')).toBeVisible();
  expect(await storedLeads(PLAIN, name)).toEqual([]);
  await panel(page).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Your form could not be sent yet. We will try again.')).toBeVisible();
  isAnswered = true;
  await panel(page).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Sent: General Enquiry, 2023 Mazda CX-5. We will be in touch.')).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await storedLeads(PLAIN, name)).toHaveLength(1);
  expect(keys.length).toBeGreaterThan(2);
  expect(new Set(keys).size).toBe(1);
});

test('ERR-17 a shopper can discard a form that was not sent: in the form itself, and on a later page after a confirmation', async ({
  page,
  context,
}) => {
  const name = `Kit${Date.now()}`;
  const form = await fillContact(page, name);
  await context.setOffline(true);
  await sendButton(form).click();
  await form.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText(SENT_LATER);
  let isBroken = true;
  await page.route('**/api/leads', (route) => (isBroken ? route.fulfill({ status: 503 }) : route.continue()));
  await context.setOffline(false);
  await page.goto(at(PLAIN, '/dealerships'));
  const note = panel(page);
  await note.getByText('1 form not sent yet').click();
  await note.getByRole('button', { name: 'Discard' }).click();
  // The first press discards nothing yet.
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(name);
  await note.getByRole('button', { name: 'Discard for good' }).click();
  await expect(note).toBeHidden();
  isBroken = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(await storedLeads(PLAIN, name)).toEqual([]);
});

test.describe('on a device in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('ERR-17 the panel of unsent forms shows times in the yard’s time zone', async ({ page, context }) => {
    const form = await fillContact(page, `Nia${Date.now()}`);
    await context.setOffline(true);
    const from = Date.now();
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toContainText(SENT_LATER);
    const saved = yardTimes(from);
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503 }));
    await context.setOffline(false);
    await page.goto(at(PLAIN, '/dealerships'));
    await panel(page).getByText('1 form not sent yet').click();
    const text = await panel(page)
      .getByText(/^Saved on this device on /)
      .textContent();
    expect(saved.map((time) => `Saved on this device on ${time}.`)).toContain(text);
  });
});

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  test(`ERR-17 in a window ${width} px wide, the panel of unsent forms does not cover the page’s heading, and its first button is “Send now”`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    const form = await fillContact(page, `Oda${Date.now()}`);
    await context.setOffline(true);
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toContainText(SENT_LATER);
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503 }));
    await context.setOffline(false);
    await page.goto(at(PLAIN, '/dealerships'));
    const note = panel(page);
    await note.getByText('1 form not sent yet').click();
    await expect(note.getByRole('button')).toHaveText(['Send now', 'Discard']);
    const discard = note.getByRole('button', { name: 'Discard' });
    await expect(note.getByRole('button', { name: 'Send now' })).toBeInViewport({ ratio: 1 });
    const [send, drop, shown, heading] = await Promise.all(
      [
        note.getByRole('button', { name: 'Send now' }),
        discard,
        note,
        page.getByRole('heading', { level: 1 }),
      ].map((part) => part.boundingBox()),
    );
    if (!send || !drop || !shown || !heading) throw new Error('A part of the page is not shown.');
    expect(send.y + send.height).toBeLessThanOrEqual(drop.y);
    expect(heading.y + heading.height).toBeLessThanOrEqual(shown.y);
    expect(await axeViolations(page)).toEqual([]);
  });

test('ERR-17 a saved test drive booking whose time has passed is not sent; the panel of unsent forms asks for another time and sends that', async ({
  page,
}) => {
  const name = `Lea${Date.now()}`;
  let isBroken = true;
  await page.route('**/api/leads', (route) =>
    isBroken ? route.abort('connectionfailed') : route.continue(),
  );
  await page.goto(at(PLAIN, '/book-test-drive/'));
  const form = page.getByRole('region', { name: 'Your details' });
  await fillIn(form, name);
  await form.getByLabel('Preferred Dealership').selectOption('birch-hill-motors');
  const inTwoDays = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
  await form.getByLabel('Test Drive Booking Date').fill(`${inTwoDays}T10:00`);
  await form.getByLabel('I agree to the terms of use').check();
  await form.getByRole('button', { name: 'Book Test Drive' }).click();
  await expect(form.getByRole('alert')).toContainText(SENT_LATER);

  // Leave the page that saved the form, so that it does not send it before the clock is changed.
  await page.goto('about:blank');
  isBroken = false;
  await page.clock.setFixedTime(Date.now() + 3 * DAY);
  await page.goto(at(PLAIN, '/dealerships'));
  await expect(panel(page).getByText('1 form not sent yet: please check')).toBeVisible();
  await expect(panel(page).getByText('This time has passed. Please choose a later one.')).toBeVisible();
  expect(await storedLeads(PLAIN, name)).toEqual([]);
  await expect(panel(page).getByLabel('Another time')).toHaveAttribute('min', /^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
  // Each time can be booked once only, and earlier runs may have booked some, so choose one at random. The yard is open
  // from Monday to Friday and takes bookings for 14 days.
  const weekdays = Array.from({ length: 8 }, (_, i) => new Date(Date.now() + (5 + i) * DAY))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
  await panel(page)
    .getByLabel('Another time')
    .fill(`${weekdays[randomInt(weekdays.length)]}T${randomInt(10, 16)}:30`);
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent: Test Drive. We will be in touch.')).toBeVisible();
  expect(await storedLeads(PLAIN, name)).toHaveLength(1);
});

test('ERR-17 a service booking whose time has passed meanwhile asks for another time, which is required', async ({
  page,
}) => {
  await page.route('**/api/leads', (route) => route.abort('connectionfailed'));
  await page.goto(at(PLAIN, '/service'));
  const form = page.getByRole('region', { name: 'Book a service' });
  await fillIn(form, `Pia${Date.now()}`);
  await form.getByLabel('Rego').fill('123ABC');
  await form.getByLabel('Make').fill('Mazda');
  await form.getByLabel('Model').fill('CX-5');
  const inTwoDays = new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10);
  await form.getByLabel('Preferred date and time').fill(`${inTwoDays}T10:00`);
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true);
  await form.getByRole('button', { name: 'Request Booking' }).click();
  await expect(form.getByRole('alert')).toContainText(SENT_LATER);
  await page.goto('about:blank');
  await page.clock.setFixedTime(Date.now() + 3 * DAY);
  await page.goto(at(PLAIN, '/dealerships'));
  const time = panel(page).getByLabel('Another time', { exact: true });
  await panel(page).getByRole('button', { name: 'Send', exact: true }).click();
  // The browser asks for the time.
  await expect(time).toBeFocused();
  await expect(time).toHaveJSProperty('required', true);
});

test('ERR-17 a form that the service refuses is not sent again, and the page does not say that it will be', async ({
  page,
}) => {
  let isConnected = false;
  await page.route('**/api/leads', (route) =>
    isConnected
      ? route.fulfill({ status: 400, json: { error: 'Too old.' } })
      : route.abort('connectionfailed'),
  );
  const form = await fillContact(page, `Quin${Date.now()}`);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText(SENT_LATER);
  isConnected = true;
  await page.goto(at(PLAIN, '/dealerships'));
  // The page sends the form at once, and opens the panel when there is something to check.
  await expect(panel(page).getByText('Too old.')).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Send now' })).toBeHidden();
  expect(await page.getByText('We will try again.').count()).toBe(0);

  const attempts: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(captcha|leads)/.test(request.url())) attempts.push(request.url());
  });
  await page.evaluate(async () => {
    dispatchEvent(new Event('online'));
    // The page sends waiting forms at once when the network is back; an attempt begins within two frames.
    for (let frame = 0; frame < 10; frame++) await new Promise((done) => requestAnimationFrame(done));
  });
  expect(attempts).toEqual([]);
});

test('ERR-17 a form that could not be sent within a week is deleted, and the shopper is told', async ({
  page,
  context,
}) => {
  const name = `Max${Date.now()}`;
  const form = await fillContact(page, name);
  await context.setOffline(true);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText(SENT_LATER);
  await page.route('**/api/leads', (route) => route.fulfill({ status: 503 }));
  await context.setOffline(false);
  await page.clock.setFixedTime(Date.now() + 8 * DAY);
  await page.goto(at(PLAIN, '/dealerships'));
  await expect(
    page.getByText('Your form was not sent within a week and was deleted from this device: General Enquiry.'),
  ).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(name);
});
