import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { fileOf, hasPage, isOnSale, samplePaths, stockOf } from '../support/samples.ts';
import { at, buyBox, expect, PLAIN, test } from './site.ts';

/** Windows of phones, in CSS px. */
const WIDTHS = [320, 344, 360, 375, 390, 412, 430];

/** The text of a bar's paragraph with all digits alike, and its number of buttons: bars that take the same room. */
const shapeOf = (html: string): string => {
  const [bar = ''] = /class="bottom-bar.*?<template/s.exec(html) ?? [];
  const buttons = /<live-swap>\s*<div class="btns">.*?<template/s.exec(html)?.[0] ?? '';
  const text = bar.replace(/<[^>]*>/g, ' ').replace(/\d/g, '0');
  return `${text.replace(/\s+/g, ' ')} ${buttons.split('class="btn').length}`;
};

/** One vehicle of each shape of bar that a dealer's pages have. */
function vehiclesOf(tenant: string): string[] {
  const pages = new Map<string, string>();
  for (const car of stockOf(tenant))
    if (isOnSale(car) && hasPage(tenant, car.path)) {
      const shape = shapeOf(readFileSync(fileOf(tenant, car.path), 'utf8'));
      if (!pages.has(shape)) pages.set(shape, car.path);
    }
  return [...pages.values()];
}

/** Heights of the bar and of each of its parts at all widths, in CSS px. */
async function heightsOf(page: Page): Promise<string[]> {
  const bar = page.getByRole('region', { name: 'Price and contact bar' });
  const heights: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const parts = await bar.evaluate((element) =>
      [element, ...element.querySelectorAll('p, p > *, .btn')].map(
        (part) => `${part.localName} ${Math.round(part.getBoundingClientRect().height * 10) / 10}`,
      ),
    );
    heights.push(`${width}: ${parts.join(', ')}`);
  }
  return heights;
}

for (const tenant of DEMO_TENANTS)
  test(`${tenant}: a phone’s bottom bar has the same lines before and after the fonts arrive, with every kind of price and number of buttons`, async ({
    page,
  }) => {
    test.slow();
    let released = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    const paths = vehiclesOf(tenant);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      await page.goto(at(tenant, path), { waitUntil: 'commit' });
      // The styles have arrived once something is painted.
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await expect(page.getByRole('contentinfo')).toBeAttached();
      const before = await heightsOf(page);
      resolve();
      await page.evaluate(() => document.fonts.ready);
      expect(await heightsOf(page), path).toEqual(before);
      const tooNarrow = await page
        .getByRole('region', { name: 'Price and contact bar' })
        .locator('.btn')
        .evaluateAll((all) =>
          all.filter((btn) => btn.scrollWidth > btn.clientWidth).map((btn) => btn.textContent),
        );
      expect(tooNarrow, `${path}: buttons whose text is wider than they are`).toEqual([]);
    }
  });

for (const tenant of DEMO_TENANTS)
  test(`${tenant}: a phone’s bottom bar has its full height before its buttons arrive`, async ({ page }) => {
    const path = samplePaths(tenant).vehicle ?? '';
    const html = readFileSync(fileOf(tenant, path), 'utf8');
    const start = html.indexOf('class="bottom-bar in"');
    const cut = html.indexOf('<small>', start);
    expect(start).toBeGreaterThan(0);
    expect(cut).toBeGreaterThan(start);
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.getByRole('region', { name: 'Price and contact bar' });
    const top = () => bar.evaluate((element) => element.getBoundingClientRect().top);
    await page.route(at(tenant, path), (route) =>
      // Only the HTML, because scripts expect the whole page.
      route.fulfill({
        contentType: 'text/html',
        body: html.slice(0, cut).replace(/<script.*?<\/script>/gs, ''),
      }),
    );
    await page.goto(at(tenant, path));
    await expect(bar.getByText('$')).toBeVisible();
    const before = await top();
    await page.unroute(at(tenant, path));
    await page.goto(at(tenant, path));
    await expect(bar.getByRole('link', { name: 'Call Now' })).toBeVisible();
    expect(await top()).toBe(before);
  });

test('VDP-24 VDP-33 VDP-34 on a phone, the buttons of the bottom bar are not in the buy box as well, unless the bar appears later; in other windows they are', async ({
  page,
}) => {
  const path = samplePaths('harbourline').vehicle ?? '';
  const bar = page.getByRole('region', { name: 'Price and contact bar' });
  const twice = ['Reserve Car Now', 'Enquire Now', 'Call Now'];
  const one = (name: string) => buyBox(page).getByText(name, { exact: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('harbourline', path));
  for (const name of twice) {
    await expect(bar.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(one(name)).toBeHidden();
  }
  await expect(one('Book a Test Drive')).toBeVisible();
  // A link to a form opens it although its button is hidden.
  await page.goto(`${at('harbourline', path)}#enquire`);
  await page.reload();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Send Enquiry' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('harbourline', path));
  for (const name of twice) await expect(one(name)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at(PLAIN, samplePaths(PLAIN).vehicle ?? ''));
  await expect(one('Enquire Now')).toBeVisible();
});
