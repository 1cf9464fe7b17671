import type { Locator } from '@playwright/test';
import { MEDIA_NAMES } from '../fixture-site/media-names.ts';
import { at, CONTRARY, expect, test } from './site.ts';

async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', /^\/_media\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('a content page shows pictures with accents, spaces and punctuation in their file names', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, '/about-us'));
  for (const name of MEDIA_NAMES)
    await expectShown(page.getByRole('img', { name: `The picture ${name}`, exact: true }));
});

test('cards show a configured picture with spaces and parentheses in its file name', async ({ page }) => {
  await page.goto(at(CONTRARY, '/search/kia/'));
  await expectShown(page.locator('img[src*="Kia%20badge"]').first());
});
