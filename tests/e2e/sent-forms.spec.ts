import { test as base, type Locator, type Page } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { useRealService } from './real-service.ts';
import { answerService } from './service.ts';
import { at, buyBox, expect, PLAIN, test } from './site.ts';
import { yardTimes } from './yard-times.ts';

async function fillEnquiry(page: Page, path = fixturePath(PLAIN, 'CX-5')): Promise<Locator> {
  await page.goto(at(PLAIN, path));
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await dialog.getByLabel('First Name').fill('Pia');
  await dialog.getByLabel('Email').fill('pia@example.com');
  await dialog.getByLabel('Mobile Number').fill('0400 111 222');
  await dialog.getByLabel('Message').fill('Still there?');
  return dialog;
}

const isAbout = (address: string, path: string) => new URL(address).pathname === path;

test('LEA-05 LEA-06 LEA-08 LEA-09 API-30 TRK-16 a form shows that it is being sent; after its success the page calls the service’s follow-up, tracks the lead without contact details and remembers that the form was sent', async ({
  page,
}) => {
  // Without transitions, so that colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await useRealService(page);
  await page.route('**/api/leads', async (route) => {
    sent += 1;
    await released;
    await route.fallback();
  });
  const dialog = await fillEnquiry(page);
  const button = dialog.getByRole('button', { name: /^Send/ });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(button).toHaveText('Sending…');
  await expect(button).toBeDisabled();
  await expect(button.locator('svg')).toHaveCSS('animation-name', 'turn');
  await expect(button).toBeFocused();
  const background = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await button.hover({ force: true });
  const hovered = await background();
  await page.mouse.move(0, 0);
  expect(await background()).toBe(hovered);
  await page.keyboard.press('Enter');
  const followedUp = page.waitForResponse((response) => isAbout(response.url(), '/api/leads/follow-up'));
  const answered = page.waitForResponse((response) => isAbout(response.url(), '/api/leads'));
  release();
  const { lead_id } = (await (await answered).json()) as { lead_id: string };
  await expect(dialog.getByRole('status')).toContainText('Thank you, Pia.');
  expect(sent).toBe(1);
  const followUp = await followedUp;
  expect(followUp.status()).toBe(204);
  expect(followUp.request().postDataJSON()).toEqual({
    lead_id,
    event_id: 15,
    category: 'General Enquiry',
    car_type: 'used',
    website_id: `fixture-${PLAIN}`,
  });
  const tracked = JSON.stringify(await page.evaluate(() => window.dataLayer));
  expect(tracked).toContain(`"event_id":15`);
  expect(tracked).toContain(`"user_data":{"lead_id":"${lead_id}","opt_in":true}`);
  for (const personal of ['Pia', 'pia@example.com', '0400']) expect(tracked).not.toContain(personal);

  await page.reload();
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await expect(dialog.getByText(/^You sent this form on \w+day \d+ \w+ at /)).toBeVisible();
  // The form of another vehicle has not been sent.
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await expect(dialog.getByText(/^You sent this form/)).toHaveCount(0);
});

test('LEA-05 a form that could not be sent keeps what was typed and can be sent again', async ({ page }) => {
  await useRealService(page);
  let isBroken = true;
  await page.route('**/api/leads', (route) => (isBroken ? route.abort('aborted') : route.fallback()));
  const dialog = await fillEnquiry(page);
  const button = dialog.getByRole('button', { name: /^Send/ });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await button.click();
  await expect(dialog.getByRole('alert')).toContainText('An error occurred when submitting this form');
  await expect(dialog.getByRole('status')).toHaveCount(0);
  await expect(button).toHaveText('Send Enquiry');
  await expect(button).toBeEnabled();
  await expect(dialog.getByLabel('Message')).toHaveValue('Still there?');
  isBroken = false;
  await button.click();
  await expect(dialog.getByRole('status')).toContainText('Thank you, Pia.');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test.describe('on a device in London', () => {
  test.use({ timezoneId: 'Europe/London' });

  test('LEA-09 a form that was sent before shows when it was sent, in the yard’s time zone', async ({
    page,
  }) => {
    await useRealService(page);
    const dialog = await fillEnquiry(page, fixturePath(PLAIN, 'CX-3'));
    const from = Date.now();
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog.getByRole('status')).toContainText('Thank you, Pia.');
    const sent = yardTimes(from);
    await page.reload();
    await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
    const text = await dialog.getByText(/^You sent this form on /).textContent();
    expect(sent.map((time) => `You sent this form on ${time}.`)).toContain(text);
  });
});

test('a half-written form in a dialog is restored after a reload, until it is discarded or sent', async ({
  page,
}) => {
  await useRealService(page);
  const dialog = await fillEnquiry(page);
  await page.reload();
  const opener = buyBox(page).getByRole('button', { name: 'Enquire Now' });
  await opener.click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('Pia');
  await expect(dialog.getByLabel('Message')).toHaveValue('Still there?');
  // The draft belongs to this form of this vehicle only.
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-3')));
  await opener.click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('');

  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await opener.click();
  await dialog.getByLabel('Last Name').fill('Lee');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await opener.click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('');

  await fillEnquiry(page);
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(dialog.getByRole('status')).toContainText('Thank you, Pia.');
  await page.reload();
  await opener.click();
  await expect(dialog.getByLabel('First Name')).toHaveValue('');
});

// A request fails on purpose, so use the test function that does not check for failed requests.
base.describe('ERR-14 if analytics or the follow-up call fails after a form was sent', () => {
  base('that is only logged, and the shopper sees no error', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await answerService(page);
    await useRealService(page);
    await page.route('**/api/leads/follow-up', (route) => route.fulfill({ status: 503 }));
    await page.addInitScript(() => {
      window.dataLayer = Object.assign([], {
        push: () => {
          throw new Error('The tag manager is broken.');
        },
      });
    });
    const dialog = await fillEnquiry(page);
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog.getByRole('status')).toContainText('Thank you, Pia.');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => warnings.join()).toContain('The lead could not be tracked.');
    await expect.poll(() => warnings.join()).toContain('The follow-up of the lead failed.');
  });
});
