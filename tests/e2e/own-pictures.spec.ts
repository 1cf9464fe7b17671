import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hostOf, PICTURED } from '../support/hosts.ts';
import { scrollThrough, waitForFarParts, watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

/** Width in px of the copy that the browser chose, once it has loaded. */
async function chosenWidth(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  return picture.evaluate((image: HTMLImageElement) => {
    const width = Number(/-(\d+)\.avif$/.exec(image.currentSrc)?.[1]);
    // With `srcset` and `sizes` the natural width is that of the place, so the file itself is asked.
    const file = new Image();
    file.src = image.currentSrc;
    return file.decode().then(() => {
      if (file.naturalWidth !== width) throw new Error(`${image.currentSrc} is ${file.naturalWidth} px wide`);
      return width;
    });
  });
}

const places = {
  hero: { path: '/', picture: (page: Page) => page.getByRole('img', { name: 'The coast road' }) },
  gallery: { path: '/', picture: (page: Page) => page.getByRole('img', { name: 'A service bay' }) },
  yard: {
    path: '/contact',
    picture: (page: Page) => page.getByRole('img', { name: 'Alder Bay, the yard' }),
  },
  offer: { path: '/special-offers', picture: (page: Page) => page.locator('main img[src*="/mats-"]') },
  text: {
    path: '/about-us',
    picture: (page: Page) => page.getByRole('img', { name: 'The team at the gate' }),
  },
} as const;

const SCREENS = {
  'a phone with two pixels for each CSS pixel': {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    widths: { hero: 960, gallery: 640, yard: 960, offer: 960, text: 960 },
  },
  'a desktop screen': {
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1,
    widths: { hero: 1280, gallery: 640, yard: 640, offer: 640, text: 960 },
  },
};

for (const [screen, { viewport, deviceScaleFactor, widths }] of Object.entries(SCREENS)) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const [name, { path, picture }] of Object.entries(places))
      test(`the ${name} picture loads in the size that it needs`, async ({ page }) => {
        await page.goto(at(PICTURED, path));
        expect(await chosenWidth(picture(page))).toBe(widths[name as keyof typeof widths]);
      });

    for (const path of ['/', '/about-us'])
      test(`nothing moves when the pictures of ${path} load`, async ({ page }) => {
        const shifts = await watchShifts(page);
        await page.goto(at(PICTURED, path));
        await waitForFarParts(page);
        await scrollThrough(page);
        expect(await shifts()).toEqual([]);
      });
  });
}

test('a picture that was taken upright stands upright', async ({ page }) => {
  await page.goto(at(PICTURED));
  const tower = page.getByRole('img', { name: 'The tower' });
  expect(Number(await tower.getAttribute('height'))).toBeGreaterThan(
    Number(await tower.getAttribute('width')),
  );
});

test('pictures that are damaged or missing leave no gap, and the rest of the page is there', async ({
  page,
}) => {
  await page.goto(at(PICTURED));
  await expect(page.getByRole('img', { name: 'A service bay' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Half a picture' })).toHaveCount(0);
  await page.goto(at(PICTURED, '/about-us'));
  await expect(page.getByRole('img', { name: 'Nobody' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Our yards' })).toBeVisible();
});

test('no published file says where a photograph was taken, and no original is published', () => {
  const root = realpathSync(join(hostOf(PICTURED).dist, PICTURED));
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  expect(paths.filter((path) => path.includes('/_media/pictures/')).length).toBeGreaterThan(15);
  const source = readFileSync(join(hostOf(PICTURED).tenants, PICTURED, 'pictures/coast.jpg'));
  expect(source.includes('Exif')).toBe(true);
  expect(paths.filter((path) => readFileSync(path).includes('Exif'))).toEqual([]);
  expect(paths.filter((path) => /coast\.jpg$|mats\.webp$/.test(path))).toEqual([]);
});
