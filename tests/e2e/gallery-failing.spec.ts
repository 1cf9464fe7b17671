import { test as base, expect } from '@playwright/test';
import { FRAMES } from '../fixture-site/spin.ts';
import { frameDrawn, gallery, open, spinner, tab } from './gallery-site.ts';
import { buyBox } from './site.ts';

// Requests fail on purpose, so the errors that pages log do not count as problems.
const test = base.extend({
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(page);
  },
});

test('ERR-07 a frame of the spin that cannot be loaded is only logged, and the nearest loaded frame is shown instead', async ({
  page,
}) => {
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(/frame-(0|3|4|20)\.svg/, (route) => route.fulfill({ status: 404 }));
  await open(page, 'Cerato');
  await expect(spinner(page)).not.toHaveAttribute('aria-disabled');
  await expect(gallery(page).getByRole('alert')).toHaveCount(0);
  expect(warnings.filter((text) => text.includes('/frame-')).sort()).toEqual(
    [0, 20, 3, 4].map((frame) => expect.stringContaining(`/pictures/frame-${frame}.svg`)),
  );
  expect(errors).toEqual([]);
  await expect.poll(() => frameDrawn(page)).toBe(1);
  await spinner(page).focus();
  for (let frame = 0; frame < 3; frame++) await page.keyboard.press('ArrowRight');
  await expect(spinner(page)).toHaveAttribute('aria-valuetext', `4 of ${FRAMES}`);
  await expect.poll(() => frameDrawn(page)).toBe(2);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frameDrawn(page)).toBe(5);
});

test('ERR-07 if all frames of the spin fail to load, the pictures are shown instead', async ({ page }) => {
  await page.route('**/frame-*.svg', (route) => route.abort());
  await open(page, 'Cerato');
  await expect(tab(page, 'Images')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Spin')).toBeHidden();
  await expect(gallery(page).getByRole('group').getByRole('img').first()).toBeVisible();
  await expect(gallery(page).getByRole('button', { name: 'Next picture' })).toBeVisible();
});

test('ERR-07 if the scripts of spin, fullscreen and form fail to load, pictures replace the spin, and messages say that fullscreen and form cannot be opened', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.route(/\/_astro\/(spin|gallery-fullscreen|open-form)\b.*\.js$/, (route) => route.abort());
  await open(page, 'Cerato');
  await expect(tab(page, 'Images')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Spin')).toBeHidden();
  await expect(gallery(page).getByRole('group').getByRole('img').first()).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Fullscreen' }).click();
  await expect(page.getByText('The pictures cannot be enlarged right now.')).toBeVisible();
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  await expect(page.getByText('The form cannot be opened right now.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(thrown).toEqual([]);
});
