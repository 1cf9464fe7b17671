import { openSearch, sentSearches } from './live-filters.ts';
import { at, expect, test } from './site.ts';

const STOCK = '/search/new-used-and-demo-cars/';

test('SRC-36 typed words are searched once, 300 ms after the last letter, and the box keeps the focus', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await openSearch(page, 'harbourline', STOCK);
  const box = page.getByRole('searchbox', { name: 'Search vehicles' });
  await box.focus();
  const words = async () =>
    new Set((await sentSearches(page)).map(({ q }) => q).filter((q) => q !== '' && q !== '*'));
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  for (const letter of 'corolla') {
    await page.keyboard.type(letter);
    await page.clock.runFor(60);
  }
  await page.clock.runFor(239);
  expect(await words()).toEqual(new Set());
  await page.clock.runFor(1);
  await expect.poll(words).toEqual(new Set(['corolla']));
  await page.clock.resume();
  await expect(page).toHaveURL(/query=corolla/);
  expect(await words()).toEqual(new Set(['corolla']));
  await expect(box).toBeFocused();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Corolla');

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/query=/);
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('words typed before the live search starts are searched', async ({ page }) => {
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
