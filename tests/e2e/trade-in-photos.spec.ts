import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hostOf } from '../support/hosts.ts';
import { fillIn, useRealService } from './real-service.ts';
import { at, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { nextStep, openPhotoStep, photo } from './trade-in-form.ts';

/** Pixels from the top of a list item to the middle of its bullet, measured in a screenshot: the DOM has no bullets. */
async function bulletMiddle(page: Page, item: Locator): Promise<number> {
  await item.scrollIntoViewIfNeeded();
  const { x, y, height } = (await item.boundingBox()) ?? { x: 0, y: 0, height: 1 };
  const picture = await page.screenshot({ clip: { x: x - 16, y, width: 16, height } });
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    data
      .subarray(row * info.width * info.channels, (row + 1) * info.width * info.channels)
      .some((pixel) => Math.abs(pixel - (data[0] ?? 0)) > 40),
  );
  return ((rows[0] ?? Number.NaN) + (rows.at(-1) ?? Number.NaN)) / 2;
}

test('LEA-01 a ninth photo is refused with the reason, and the other eight stay', async ({ page }) => {
  await useRealService(page);
  const form = await openPhotoStep(page);
  const files = form.getByLabel('Add photos');
  const picture = await photo();
  const named = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: picture });
  await files.setInputFiles(Array.from({ length: 9 }, (_, i) => named(`photo-${i + 1}.jpg`)));
  await expect(form.getByRole('alert')).toHaveText('photo-9.jpg: Please send at most 8 photos.');
  // The field is emptied, since a browser ignores a file that is already chosen: the shopper may choose it again.
  expect(await files.inputValue()).toBe('');
  await expect(form.getByRole('list', { name: 'Photos of your vehicle' }).getByRole('button')).toHaveCount(8);
});

// Not `test`, which fails if the service answers with an error.
base(
  'LEA-01 a photo that the service has no place for waits, says so, and is sent again by itself',
  async ({ page }) => {
    await useRealService(page);
    const form = await openPhotoStep(page);
    const { promise: isRead, resolve: goOn } = Promise.withResolvers<void>();
    let attempts = 0;
    await page.route('**/api/leads/*/photos', async (route) => {
      attempts += 1;
      if (attempts === 1) return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: {} });
      await isRead;
      return route.fallback();
    });
    await form
      .getByLabel('Add photos')
      .setInputFiles([{ name: 'car.jpg', mimeType: 'image/jpeg', buffer: await photo() }]);
    const list = form.getByRole('list', { name: 'Photos of your vehicle' });
    await expect(list).toContainText('Many photos are being sent right now. Yours follows in a moment.');
    goOn();
    await expect(list.getByRole('button', { name: 'Remove car.jpg' })).toBeVisible();
    expect(attempts).toBe(2);
  },
);

test('LEA-01 the button that chooses photos looks like the site’s buttons and shows the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await useRealService(page);
  const form = await openPhotoStep(page);
  const files = form.getByLabel('Add photos');
  const button = await files.evaluate((input) => {
    const { fontWeight, borderRadius, minBlockSize } = getComputedStyle(input, '::file-selector-button');
    const own = getComputedStyle(input.closest('form')?.querySelector('.btn') ?? input);
    return { fontWeight, isRound: borderRadius === own.borderRadius, minBlockSize };
  });
  expect(button).toEqual({ fontWeight: '600', isRound: true, minBlockSize: '36px' });
  await files.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(files).toBeFocused();
  expect(await files.evaluate((input) => getComputedStyle(input).outlineStyle)).toBe('solid');
});

test('FRM-20 on a phone, a problem of two lines in the error summary has its bullet beside the first line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Without smooth scrolling, so that the list is at rest when it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await useRealService(page);
  await page.goto(at(PLAIN, '/contact'));
  await page.getByLabel('First Name').focus();
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await page.getByLabel('Postcode').fill('40');
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  const items = page.getByRole('alert').getByRole('listitem');
  const long = items.filter({ hasText: 'Please enter a 4-digit number.' });
  const { lines, lineHeight } = await long.getByRole('link').evaluate((link) => {
    const height = Number.parseFloat(getComputedStyle(link).lineHeight);
    return { lines: Math.round((link.clientHeight - 8) / height), lineHeight: height };
  });
  expect(lines).toBe(2);
  expect(await bulletMiddle(page, long)).toBeLessThan(4 + lineHeight);
});

test('LEA-01 after a reload, photos that were already sent are still listed, can be removed, and count towards the limit of eight', async ({
  page,
}) => {
  const name = `Ora${Date.now()}`;
  await useRealService(page);
  const form = await openPhotoStep(page);
  const files = form.getByLabel('Add photos');
  const picture = await photo();
  const named = (file: string) => ({ name: file, mimeType: 'image/jpeg', buffer: picture });
  const removes = form.getByRole('list', { name: 'Photos of your vehicle' }).getByRole('button');
  await files.setInputFiles(['a.jpg', 'b.jpg', 'c.jpg'].map(named));
  await expect(removes).toHaveCount(3);
  await page.reload();
  await expect(removes).toHaveCount(3);
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await form.getByRole('button', { name: 'Remove b.jpg' }).click();
  expect((await gone).status()).toBe(204);
  await expect(removes).toHaveCount(2);
  await page.reload();
  await expect(form.getByRole('listitem').filter({ hasText: '.jpg' })).toHaveText(['a.jpg', 'c.jpg']);
  await files.setInputFiles(Array.from({ length: 7 }, (_, i) => named(`late-${i + 1}.jpg`)));
  await expect(form.getByRole('alert')).toHaveText('late-7.jpg: Please send at most 8 photos.');
  await expect(removes).toHaveCount(8);

  await nextStep(form);
  await fillIn(form, name);
  await form.getByLabel('Preferred Dealership').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Get My Valuation' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  const id = (await storedLead(PLAIN, name))[0]?.replace('id: ', '') ?? '';
  expect(readdirSync(join(hostOf(PLAIN).data, 'photos', id))).toHaveLength(8);
  // The next trade-in form in this tab starts without these photos.
  await page.goto(at(PLAIN, '/trade-in'));
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true);
  await expect(removes).toHaveCount(0);
});

test('LEA-01 photos that the service has deleted with the form’s earlier steps are no longer listed, and the shopper is told', async ({
  page,
}) => {
  await useRealService(page);
  const form = await openPhotoStep(page);
  const list = form.getByRole('list', { name: 'Photos of your vehicle' });
  const picture = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await form.getByLabel('Add photos').setInputFiles(picture);
  await expect(list.getByRole('button')).toHaveCount(1);
  await form.getByRole('button', { name: 'Back' }).click();
  await page.route('**/api/leads', (route) => route.fulfill({ json: { lead_id: 'another' } }));
  await nextStep(form);
  await expect(form.getByLabel('Add photos')).toBeVisible();
  await expect(list).toHaveCount(0);
  await expect(form.getByRole('alert')).toHaveText(
    'a.jpg: This photo is no longer stored. Please add it again.',
  );
});

test('LEA-01 a photo that is too large is refused before it is sent', async ({ page }) => {
  await useRealService(page);
  const form = await openPhotoStep(page);
  let sent = 0;
  await page.route('**/photos', (route) => {
    sent += 1;
    return route.continue();
  });
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15_000_001) };
  await form.getByLabel('Add photos').setInputFiles([large]);
  await expect(form.getByRole('alert')).toHaveText('large.jpg: Please choose photos of at most 15 MB each.');
  expect(sent).toBe(0);
});

// A request fails on purpose, so use the test function that does not check for failed requests.
base('LEA-01 a photo that cannot be removed stays in the list, with the reason', async ({ page }) => {
  await useRealService(page);
  const form = await openPhotoStep(page);
  const buffer = await photo();
  await form.getByLabel('Add photos').setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer }]);
  const remove = form.getByRole('button', { name: 'Remove a.jpg' });
  await expect(remove).toBeVisible();
  await page.route('**/photos/*', (route) => route.fulfill({ status: 503 }));
  await remove.click();
  await expect(form.getByRole('alert')).toHaveText(
    'a.jpg: This photo could not be removed. Please try again.',
  );
  await expect(remove).toBeVisible();
});

// The service refuses a photo on purpose, so use the test function that does not check for failed requests.
base('LEA-01 a file that is not a photo is refused even if its name ends in .jpg', async ({ page }) => {
  await useRealService(page);
  const form = await openPhotoStep(page);
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await form.getByLabel('Add photos').setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(form.getByRole('alert')).toHaveText(
    'a.jpg: This file is not a photo that we can read. Please use JPEG, PNG or WebP.',
  );
});
