import { askedSearches, lastInput, openSearch } from './live-filters.ts';
import { at, expect, test } from './site.ts';

const STOCK = '/search/new-used-and-demo-cars/';

test('SRC-36 words are searched for once, 300 ms after the last letter; the box keeps the focus', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const box = page.getByRole('searchbox', { name: 'Search vehicles' });
  await box.focus();
  await page.keyboard.type('corolla', { delay: 60 });
  await expect(page).toHaveURL(/query=corolla/);
  const typed = await lastInput(page);
  const words = (await askedSearches(page)).filter(({ q }) => q !== '' && q !== '*');
  expect(new Set(words.map(({ q }) => q))).toEqual(new Set(['corolla']));
  for (const { at } of words) expect(at - typed).toBeGreaterThanOrEqual(299);
  await expect(box).toBeFocused();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Corolla');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/query=/);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('words typed before the live search stands are searched for', async ({ page }) => {
  await page.route('**/search-index/manifest.json', async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.goto(at('harbourline', STOCK));
  const box = page.getByRole('searchbox', { name: 'Search vehicles' });
  await box.focus();
  await page.keyboard.type('corolla', { delay: 30 });
  await expect(page).toHaveURL(/query=corolla/, { timeout: 15_000 });
  await expect(box).toHaveValue('corolla');
  await expect(box).toBeFocused();
});
