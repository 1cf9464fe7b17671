import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { colourShare } from '../support/colour-share.ts';
import { DEMO_TENANTS, HOSTS } from '../support/hosts.ts';
import { at, expect, test } from './site.ts';

/** The accent colour that the browser computes for a page, as "#rrggbb". */
const accentOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--accent');
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });

/** A picture of the site as the browser draws it, 128 px wide, as PNG. */
async function drawn(page: Page, path: string): Promise<Buffer> {
  const url = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 128, height: 128 });
    canvas.getContext('2d')?.drawImage(image, 0, 0, 128, 128);
    return canvas.toDataURL('image/png');
  }, path);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/**
 * An icon of the site as a picture with pixels. Files other than SVG are read from the published folder, because a
 * test's browser refuses to load favicon.ico; of that file's PNG pictures, the last and largest is taken.
 */
async function pixelsOf(page: Page, tenant: string, path: string): Promise<Buffer> {
  if (path.endsWith('.svg')) return drawn(page, path);
  const file = readFileSync(join(HOSTS.demo.dist, tenant, path));
  return file.subarray(file.lastIndexOf('\x89PNG', undefined, 'latin1'));
}

for (const tenant of DEMO_TENANTS)
  test(`${tenant}: the logo mark shows the accent colour on screen and on paper, in the tab and on a home screen`, async ({
    page,
  }) => {
    await page.goto(at(tenant));
    const accent = await accentOf(page);
    const mark = page.locator('a.logo svg');
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      expect(await colourShare(await mark.screenshot(), accent), media).toBeGreaterThan(0.02);
    }
    await page.emulateMedia({ media: 'screen' });
    for (const icon of await page.locator('link:is([rel="icon"], [rel="apple-touch-icon"])').all()) {
      const path = (await icon.getAttribute('href')) ?? '';
      expect(await colourShare(await pixelsOf(page, tenant, path), accent), path).toBeGreaterThan(0.01);
    }
  });
