import { test as base, type Locator, type Page } from '@playwright/test';
import { carTitle } from '../../src/stock/rules/car-title.ts';
import { findCar, fixturePath } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { mailTo } from './sent-mail.ts';
import { watchShifts } from './shifts.ts';
import { at, buyBox, expect, PLAIN } from './site.ts';
import { newVisitor } from './visitor.ts';

base.use({ extraHTTPHeaders: newVisitor() });

/** The message of the form if the time was booked meanwhile. */
const TAKEN = 'Another shopper has just booked this time. Please choose another one.';

/** Not the CX-5, because another test counts the views of its page while this one runs. */
const MODEL = 'BT-50';

async function fillDetails(page: Page, name: string): Promise<void> {
  await page.getByLabel('First Name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await page.getByLabel('Mobile Number').fill('0400 000 000');
  await page.getByLabel('I agree to the terms of use').check();
}

/** Positions of a day among the free days and of a time among its times; -1 is the last one. */
type Position = readonly [day: number, time: number];

const daysOf = (form: Page | Locator): Locator =>
  form.getByLabel('Test Drive Booking Date').and(form.locator('select:enabled'));
const timesOf = (form: Page | Locator): Locator => form.getByLabel('Time', { exact: true });

/** Chooses a day, then one of its times. Resolves to the value that is sent. */
async function chooseTime(form: Page | Locator, time: string | Position): Promise<string> {
  const day = typeof time === 'string' ? `[value^="${time.slice(0, 10)}"]` : '';
  const options = daysOf(form).locator(`option${day}`);
  const date = await options.nth(typeof time === 'string' ? 0 : time[0]).getAttribute('value');
  await daysOf(form).selectOption(date);
  const wanted =
    typeof time === 'string'
      ? time
      : await timesOf(form).getByRole('option').nth(time[1]).getAttribute('value');
  if (!wanted) throw new Error(`There is no free time at position ${time}.`);
  await timesOf(form).selectOption(wanted);
  return wanted;
}

/**
 * Opens the form for a test drive and fills it in for a time.
 *
 * @param time a value, or the position of a time among the free ones
 */
async function fillIn(page: Page, name: string, time: string | Position): Promise<string> {
  await page.goto(at(PLAIN, fixturePath(PLAIN, MODEL)));
  await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
  await fillDetails(page, name);
  return chooseTime(page, time);
}

base('API-36 for a test drive, shoppers choose a day and then one of its times', async ({ page }) => {
  const name = `Gia${Date.now()}`;
  await page.goto(at(PLAIN, fixturePath(PLAIN, MODEL)));
  await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' });
  await fillDetails(page, name);
  const days = await daysOf(dialog).getByRole('option').allTextContents();
  expect(days[0]).toBe('Any time');
  expect(days.length).toBeGreaterThan(5);
  expect(new Set(days).size).toBe(days.length);
  for (const day of days.slice(1)) expect(day).toMatch(/^[A-Z][a-z]+day \d+ [A-Z][a-z]+( \d{4})?$/);
  await expect(timesOf(dialog)).toHaveCount(0);
  // On Saturdays the yard closes at noon, so there are fewer times.
  const chosen = days.findIndex((day, n) => n > 4 && !day.startsWith('Saturday'));
  const time = await chooseTime(dialog, [chosen, 2]);
  for (const option of await timesOf(dialog).getByRole('option').all()) {
    await expect(option).toHaveText(/^\d+:\d\d [ap]m$/);
    await expect(option).toHaveAttribute('value', new RegExp(`^${time.slice(0, 10)}T`));
  }
  const label = await timesOf(dialog).locator('option:checked').textContent();
  expect(await axeViolations(page)).toEqual([]);
  const sent = page.waitForRequest('**/api/leads');
  await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
  expect((await sent).postDataJSON().userData).toMatchObject({ dateTime: time });

  // The thank-you message repeats the time.
  await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
  await expect(dialog.getByText(`${days[chosen]}, ${label}`)).toBeVisible();
  const [calendar, back] = await Promise.all([
    dialog.getByRole('link', { name: 'Add to your calendar' }).boundingBox(),
    dialog.getByRole('button', { name: 'Back to the page' }).boundingBox(),
  ]);
  if (!calendar || !back) throw new Error('A button is not shown.');
  expect(back.y - calendar.y - calendar.height).toBeGreaterThanOrEqual(8);
});

base(
  'API-36 a time that the tab has kept and that is no longer free is emptied, and the shopper is told',
  async ({ page }) => {
    const free = page.waitForResponse('**/api/appointments?*');
    const [date, clock] = (await fillIn(page, `Kim${Date.now()}`, [3, 1])).split('T');
    const { days } = (await (await free).json()) as { days: { date: string; times: string[] }[] };
    for (const day of days) if (day.date === date) day.times = day.times.filter((time) => time !== clock);
    await page.route('**/api/appointments?*', (route) => route.fulfill({ json: { days } }));
    await page.reload();
    await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue(/^Kim/);
    await expect(
      page.getByText('The chosen time is no longer free. Please choose another one.'),
    ).toBeVisible();
    await expect(daysOf(page)).toBeEnabled();
    await expect(daysOf(page)).toHaveValue('');
    await expect(timesOf(page)).toHaveCount(0);
    await page.getByLabel('I agree to the terms of use').check();
    const sent = page.waitForRequest('**/api/leads');
    await page.getByRole('button', { name: 'Book Test Drive' }).click();
    expect((await sent).postDataJSON().userData).toMatchObject({ dateTime: null });
  },
);

// A form is refused on purpose, so that does not count as a problem of the page.
base(
  'API-36 if two shoppers book the same time, the second one is asked to choose another time and can book that',
  async ({ page, browser }) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const id = Date.now();
    const time = await fillIn(page, `Hal${id}`, [-1, -1]);
    await fillIn(other, `Ira${id}`, time);
    const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' });
    await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(dialog.getByRole('status')).toContainText(`Thank you, Hal${id}.`);

    const late = other.getByRole('dialog', { name: 'Book a Test Drive' });
    await late.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(late.getByRole('alert')).toContainText(TAKEN);
    await expect(late.getByRole('alert')).toBeFocused();
    const date = late.getByLabel('Test Drive Booking Date');
    await expect(date).toHaveAccessibleDescription(TAKEN);
    await expect(date).toHaveValue('');
    await expect(late.getByLabel('First Name')).toHaveValue(`Ira${id}`);
    await chooseTime(late, [-1, 0]);
    await expect(timesOf(late).locator(`option[value="${time}"]`)).toHaveCount(0);
    await chooseTime(late, [1, 0]);
    await late.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(late.getByRole('status')).toContainText(`Thank you, Ira${id}.`);
    await context.close();
  },
);

/**
 * Delays the script of the thank-you page until the page has been drawn without it, as on a slow network. The page
 * stays hidden for up to 60 s instead of 1 s while it waits for that script, in case the test machine is slow. Returns
 * a function that waits until the script has been let through.
 */
async function holdSentForm(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html[data-sent] * { animation-duration: 60s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/Success.*.js', async (route) => {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    });
    await route.continue();
    resolve();
  });
  return () => promise;
}

base(
  'ROU-15 ROU-42 the thank-you page repeats vehicle, time and yard of a test drive, has the calendar link above the link to the stock, and nothing on it shifts',
  async ({ page }) => {
    const shifts = await watchShifts(page);
    const drawn = await holdSentForm(page);
    const car = findCar(PLAIN, MODEL, ({ model }) => model === MODEL);
    const name = `Kay${Date.now()}`;
    await page.goto(at(PLAIN, `/book-test-drive/?car_id=${car.id}`));
    const main = page.getByRole('main');
    await fillDetails(page, name);
    // Other tests book times of other days meanwhile.
    await chooseTime(page, [2, 1]);
    const shown = [daysOf(page), timesOf(page)].map((list) => list.locator('option:checked').textContent());
    const time = (await Promise.all(shown)).join(', ');
    // The dealership comes with the vehicle's facts, which may arrive later than the free times.
    const dealership = page.getByLabel('Preferred Dealership');
    await expect(dealership).not.toHaveValue('');
    await expect(dealership.locator('option:checked')).toHaveText('Alder Bay Motors');
    // Whatever dealership the shopper prefers, the test drive is where the vehicle is.
    await dealership.selectOption('Birch Hill Motors');
    await main.getByRole('button', { name: 'Book Test Drive' }).click();
    await drawn();
    await expect(page).toHaveURL(at(PLAIN, '/success'));
    await expect(main.getByRole('definition')).toHaveText([carTitle(car), time, 'Alder Bay']);
    const links = await main.getByRole('link').allTextContents();
    expect(links.indexOf('Add to your calendar')).toBeLessThan(links.indexOf('See our cars'));
    expect(links).toContain('Add to your calendar');
    // One main button: the link to the stock is not as loud.
    const colourOf = (link: string) =>
      main.getByRole('link', { name: link }).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colourOf('See our cars')).not.toBe(await colourOf('Add to your calendar'));
    expect(await shifts()).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
  },
);

base(
  'API-36 with the link in the confirmation mail a shopper moves a test drive to another time, then cancels it, and gets a mail about each; its first time is free again',
  async ({ page }) => {
    const name = `Jo${Date.now()}`;
    const address = `${name.toLowerCase()}@example.com`;
    // Other tests book times of other days.
    const time = await fillIn(page, name, [3, 1]);
    const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' });
    await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);

    const { text = '', attachments } = await mailTo(address, /^Your test drive: /);
    expect(attachments.map(({ contentType }) => contentType)).toContain('text/calendar');
    const [, path = ''] = /(\/api\/appointments\/[\w-]{43})/.exec(text) ?? [];
    await page.goto(at(PLAIN, path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking at Plainview Motors');
    await expect(page.getByRole('main')).toContainText(`Test drive: 2023 Mazda ${MODEL}`);
    expect(await axeViolations(page)).toEqual([]);
    const times = page.getByLabel('New date and time');
    // The booking's own time counts as free.
    await expect(times.locator(`option[value="${time}"]`)).toHaveCount(1);
    const chosen = (await times.getByRole('option').nth(24).textContent()) ?? '';
    await times.selectOption({ label: chosen });
    await page.getByRole('button', { name: 'Change the time' }).click();
    await expect(page.getByRole('status')).toContainText('Your booking has been moved.');
    await expect(page.getByRole('main')).toContainText(chosen);
    // A reload shows the booking without the message.
    await page.reload();
    await expect(page.getByRole('main')).toContainText(chosen);
    await expect(page.getByRole('status')).toHaveCount(0);
    const moved = await mailTo(address, /^New time for your test drive: /);
    expect(moved.subject).toContain(chosen);

    await page.getByRole('link', { name: 'Cancel this booking' }).click();
    await page.getByRole('link', { name: 'No, keep it' }).click();
    await page.getByRole('link', { name: 'Cancel this booking' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is cancelled');
    await expect(page.getByRole('status')).toContainText('We are letting Plainview Motors know');
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking is cancelled');
    await expect(page.getByRole('status')).toHaveCount(0);
    const cancelled = await mailTo(address, /^Cancelled: your test drive on /);
    expect(cancelled.attachments.map(({ content }) => content.toString()).join()).toContain('METHOD:CANCEL');
    // The first time is free again.
    await page.goto(at(PLAIN, fixturePath(PLAIN, MODEL)));
    await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
    await daysOf(page).selectOption(
      await daysOf(page)
        .locator(`option[value^="${time.slice(0, 10)}"]`)
        .getAttribute('value'),
    );
    await expect(timesOf(page).locator(`option[value="${time}"]`)).toHaveCount(1);
    await page.goto(at(PLAIN, `${path}/cancel`));
    await expect(page.getByRole('link', { name: 'Book another time' })).toBeVisible();
  },
);
