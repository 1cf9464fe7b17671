import { test as base, type Page } from '@playwright/test';
import { findCar, fixturePath, isOnSale, samplePaths } from '../support/samples.ts';
import { fillEnquiry, SAVED } from './contact-form.ts';
import { fillIn, useRealService } from './real-service.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';

/** Delays the request that sends the lead until the returned function is called. */
async function holdLead(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

test('a form in a dialog shows the collection notice, and the stored lead says which version of the notice the shopper saw', async ({
  page,
}) => {
  const name = `Una${Date.now()}`;
  await useRealService(page);
  const dialog = await fillEnquiry(page, name);
  await expect(dialog.getByText(/collects your details to answer your enquiry/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
  expect((await storedLead(PLAIN, name)).join('\n')).toMatch(/collection notice: [\da-f]{12}/);
});

test('on a phone, the button that sends a form in a dialog is always in sight, covers no field that has the focus, and says how soon the dealer answers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('banksia-bay', samplePaths('banksia-bay').vehicle ?? ''));
  await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' });
  const send = dialog.getByRole('button', { name: 'Book Test Drive' });
  await expect(dialog.getByText('We answer on the same day, Monday to Saturday.')).toHaveCount(1);
  await expect(send).toBeInViewport({ ratio: 1 });
  const fields = await dialog.getByRole('textbox').all();
  expect(fields.length).toBeGreaterThan(3);
  for (const field of fields) {
    await field.focus();
    await expect
      .poll(async () => {
        const [box, button] = await Promise.all([field.boundingBox(), send.boundingBox()]);
        return (button?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
      })
      .toBeGreaterThan(0);
  }
  // Where little height is left, the button has its place at the end of the form.
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(send).not.toBeInViewport();
});

test('FRM-10 FRM-11 FRM-12 an enquiry about a vehicle has the checkbox for news, ticked by default, and the lead records what it said', async ({
  page,
}) => {
  const name = `Ivo${Date.now()}`;
  const wording = 'Yes, I would like to subscribe to receive latest offers & product updates.';
  await useRealService(page);
  const dialog = await fillEnquiry(page, name);
  const news = dialog.getByRole('checkbox', { name: wording });
  await expect(news).toBeChecked();
  await news.uncheck();
  // A reload must not tick again what the shopper has unticked.
  await page.reload();
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await expect(news).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(dialog.getByRole('status')).toContainText(`Thank you, ${name}.`);
  const lead = await storedLead(PLAIN, name);
  for (const line of ['form: enquiry', 'opt_in: false', `opt_in_wording: ${wording}`])
    expect(lead).toContain(line);
  expect(lead.join('\n')).toContain('page_id: /cars/');
});

test('FRM-11 FRM-12 a dealer can choose another text for the checkbox for news, and that it starts unticked', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await buyBox(page).getByRole('button', { name: 'Instant Message' }).click();
  const news = page.getByRole('dialog').getByRole('checkbox', { name: 'Send me the news of this dealer.' });
  await expect(news).not.toBeChecked();
});

test('while its form is being sent, a dialog closes without asking for confirmation, and the thank-you message is still announced', async ({
  page,
}) => {
  await useRealService(page);
  const release = await holdLead(page);
  const dialog = await fillEnquiry(page, 'Vic');
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you, Vic.' })).toHaveCount(1);
});

for (const tenant of ['harbourline', 'cinder-road'])
  for (const width of [360, 1280])
    test(`VDP-40 ${tenant} at ${width} px: a dialog shows the picture and the price of the vehicle, and its thanks name the phone`, async ({
      page,
    }) => {
      await useRealService(page);
      await page.setViewportSize({ width, height: 800 });
      const { path, price } = findCar(
        tenant,
        'vehicle with a picture and a price',
        (car) => isOnSale(car) && car.images.length > 0 && (car.price ?? 0) > 0,
      );
      await page.goto(at(tenant, path));
      await page.getByRole('button', { name: 'Enquire Now' }).filter({ visible: true }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
      await expect(dialog).toContainText(new RegExp(`\\$${Number(price).toLocaleString('en-AU')}\\s+\\w`));
      await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
      expect(
        await dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(90);
      await fillIn(dialog, 'Kit');
      await dialog.getByLabel(/^Message/).fill('Is it still there?');
      await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(dialog.getByRole('status')).toContainText('Thank you, Kit.');
      await expect(dialog.getByRole('link', { name: /^Call \d/ })).toHaveAttribute('href', /^tel:/);
    });

test('VDP-40 a dialog with error messages keeps a margin to the window, and its button can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const dialog = await fillEnquiry(page, '');
  await dialog.getByLabel('Email').fill('nobody');
  await dialog.getByLabel('Mobile Number').fill('1');
  await dialog.getByLabel('Message').fill('');
  const send = dialog.getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  const { y = 0, height = 800 } = (await dialog.boundingBox()) ?? {};
  expect([y >= 24, y + height <= 776]).toEqual([true, true]);
  await send.scrollIntoViewIfNeeded();
  await expect(send).toBeInViewport();
});

// A request fails on purpose, so use the test function that does not check for failed requests.
base(
  'the second press of a double click on Send, made after a failure, does not close the dialog even if it hits the backdrop',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await useRealService(page);
    const dialog = await fillEnquiry(page, 'Xan');
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog.getByRole('alert')).toContainText(SAVED);
    const release = await holdLead(page);
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending…' })).toBeVisible();
    // The message has gone and the dialog is smaller, so the second press of a double click hits the backdrop.
    await page.mouse.click(8, 450);
    release();
    await expect(dialog.getByRole('status')).toContainText('Thank you, Xan.');
  },
);
