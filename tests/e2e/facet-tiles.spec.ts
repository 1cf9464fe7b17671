import { at, expect, test } from './site.ts';

test('SRC-48 tiles below a listing link to the search for their facet value', async ({ page }) => {
  await page.goto(at('harbourline', '/search/new-used-and-demo-cars/'));
  const browse = page.getByRole('region', { name: 'Browse by body type' });
  const utes = browse.getByRole('link', { name: /^Utes \d+ in stock$/ });
  await expect(utes.locator('img')).toHaveAttribute('width', /\d+/);
  const count = /\d+/.exec((await utes.textContent()) ?? '')?.[0];
  await utes.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utes');
  await expect(page.getByRole('main')).toContainText(`${count} vehicles`);
});

test('SRC-48 SRC-08 a tile for a value without a page filters the listing', async ({ page }) => {
  await page.goto(at('harbourline', '/search/ute/'));
  const browse = page.getByRole('region', { name: 'Browse by make' });
  const ford = browse.getByRole('link', { name: /^Ford \d+ in stock$/ });
  const count = /\d+/.exec((await ford.textContent()) ?? '')?.[0];
  await ford.click();
  await expect(page).toHaveURL(/refinementList(\[|%5B)make/);
  await expect(page.getByRole('main')).toContainText(`${count} vehicles`);
});
