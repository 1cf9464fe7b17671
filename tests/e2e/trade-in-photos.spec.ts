import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { hostOf } from '../support/hosts.ts';
import { fillIn, useRealService } from './real-service.ts';
import { at, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { nextStep, openPhotoStep, photo } from './trade-in-form.ts';

test('LEA-01 a ninth photo is refused with the reason, and the other eight stay', async ({ page }) => {
  await useRealService(page);
  const form = await openPhotoStep(page);
  const files = form.getByLabel('Add photos');
  const picture = await photo();
  const named = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: picture });
  await files.setInputFiles(Array.from({ length: 9 }, (_, i) => named(`photo-${i + 1}.jpg`)));
  await expect(form.getByRole('alert')).toHaveText('photo-9.jpg: Please send at most 8 photos.');
  await expect(form.getByRole('list', { name: 'Photos of your vehicle' }).getByRole('button')).toHaveCount(8);
});

test('LEA-01 on a phone each problem of several lines starts beside its bullet, and photos are chosen with a button of the site', async ({
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
  await page.goto(at(PLAIN, '/contact'));
  await page.getByLabel('First Name').focus();
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await page.getByLabel('Postcode').fill('40');
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  // A bullet stands beside the first line of its block, but beside the last one of an inline block.
  const links = page.getByRole('alert').getByRole('link');
  await expect(links.first()).toBeVisible();
  const heights = await links.evaluateAll((all) =>
    all.map((link) => ({ display: getComputedStyle(link).display, height: link.clientHeight })),
  );
  expect(Math.max(...heights.map(({ height }) => height))).toBeGreaterThan(40);
  expect(new Set(heights.map(({ display }) => display))).toEqual(new Set(['block']));
});

test('LEA-01 after a reload sent photos are still listed, can be removed, and count among the eight', async ({
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
  // The next form of this tab starts without them.
  await page.goto(at(PLAIN, '/trade-in'));
  await expect(form.locator('form')).toHaveJSProperty('noValidate', true);
  await expect(removes).toHaveCount(0);
});

// A refusal is what this test is about, so it does not count as a problem of the page.
base('LEA-01 a file that is no photo is refused whatever its name says', async ({ page }) => {
  await useRealService(page);
  const form = await openPhotoStep(page);
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await form.getByLabel('Add photos').setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(form.getByRole('alert')).toHaveText(
    'a.jpg: This file is not a photo that we can read. Please use JPEG, PNG or WebP.',
  );
});
