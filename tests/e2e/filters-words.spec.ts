import type { Locator } from '@playwright/test';
import { filtersOf, openSearch, refinementsOf, sentSearches } from './live-filters.ts';
import { STOCK } from './search-live.ts';
import { at, expect, test } from './site.ts';

test('SRC-36 typed words are searched for once, 300 ms after the last letter, and the search box keeps the focus', async ({
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

test('SRC-08 SRC-09 Back discards typed words, a moved slider and a typed amount that were not searched for yet, and undoes the last filter', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await openSearch(page, 'harbourline', STOCK);
  const filters = filtersOf(page);
  for (const name of [/^Used /, /^New /, /^Demo /]) await filters.getByRole('checkbox', { name }).check();
  await expect.poll(() => refinementsOf(page)).toHaveLength(3);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  const sent = await sentSearches(page);
  const box = page.getByRole('searchbox', { name: 'Search vehicles' });
  const slider = filters.getByRole('slider', { name: 'Highest kilometres' });
  const amount = filters.getByRole('textbox', { name: /^Highest price/ });
  const steps = [
    { input: () => box.fill('corolla'), left: 2 },
    { input: () => slider.press('PageDown'), left: 1 },
    { input: () => amount.fill('30000'), left: 0 },
  ];
  for (const { input, left } of steps) {
    await input();
    await page.goBack();
    await page.clock.runFor(1000);
    await expect.poll(() => refinementsOf(page)).toHaveLength(left);
  }
  await amount.blur();
  await page.clock.runFor(1000);
  await expect(box).toHaveValue('');
  await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  await expect(page).toHaveURL(at('harbourline', STOCK));
  const later = (await sentSearches(page)).slice(sent.length);
  expect(later.filter(({ q, filter }) => q.includes('corolla') || /km:|price/.test(filter))).toEqual([]);
});

test('words that were typed before the live search started are searched for when it has started', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search-index/manifest.json', (route) => released.then(() => route.continue()));
  await page.goto(at('harbourline', STOCK));
  const box = page.getByRole('searchbox', { name: 'Search vehicles' });
  await box.focus();
  await page.keyboard.type('corolla', { delay: 30 });
  await expect(page).toHaveURL(at('harbourline', STOCK));
  release();
  await expect(page).toHaveURL(/query=corolla/);
  await expect(box).toHaveValue('corolla');
  await expect(box).toBeFocused();
});

test('a word of 200 letters does not widen the page, as a chip or as a recent search', async ({ page }) => {
  const word = 'W'.repeat(200);
  await openSearch(page, 'harbourline', `${STOCK}?query=${word}`);
  const chip = page.getByRole('button', { name: `Remove “${word}”` });
  const ends = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await ends(chip)).toBeLessThanOrEqual(width);
    // The icon that removes the chip.
    expect(await ends(chip.locator('svg'))).toBeLessThan(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.waitForFunction(
    (text) => Object.values(localStorage).some((stored) => String(stored).includes(text)),
    word,
  );
  await chip.click();
  await page.getByText('Recent searches').click();
  const recent = page.getByRole('link', { name: `“${word}”` });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(recent).toBeVisible();
    expect(await ends(recent)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
