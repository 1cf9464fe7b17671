import { countOf, everyTitle, live, STOCK, titles } from './search-live.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, PLAIN, resultCards, test } from './site.ts';
import { walkByTab } from './tab-walk.ts';

test('nothing moves when the live search starts, and no picture or focus is lost', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('harbourline', STOCK));
    const own = await titles(page);
    const tops = () =>
      resultCards(page).evaluateAll((all) => all.slice(0, 6).map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    const link = resultCards(page).first().getByRole('heading').getByRole('link');
    await link.focus();
    await live(page);
    await expect(link).toBeFocused();
    expect(await titles(page)).toEqual(own);
    expect(await tops()).toEqual(before);
    expect(await shifts(), `${width}`).toEqual([]);
  }
});

test('a deep link shows only its own vehicles, and nothing moves', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(at('harbourline', `${STOCK}?refinementList[make][0]=Kia&refinementList[car_type][0]=used`));
  await live(page);
  await everyTitle(page, /Kia/);
  expect(await shifts()).toEqual([]);
});

test('the number of results is announced, and all controls can be reached by keyboard', async ({ page }) => {
  await page.goto(at('harbourline', STOCK));
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.hover();
  await live(page);
  const used = filters.getByRole('checkbox', { name: /^Used/ });
  await used.focus();
  await page.keyboard.press('Space');
  await expect(used).toBeChecked();
  await expect.poll(() => new URL(page.url()).search).not.toBe('');
  const found = await countOf(page);
  await expect(page.getByRole('status').filter({ hasText: `${found} vehicles found` })).toHaveCount(1);
  const chip = page.getByRole('button', { name: /^Remove / });
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page.locator('#results')).toBeFocused();
  const more = page.getByRole('link', { name: /^Show 21 more$/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(resultCards(page).nth(21).getByRole('heading').getByRole('link')).toBeFocused();

  await page.goto(at(PLAIN, `${STOCK}?query=CX-5`));
  await live(page);
  await expect(resultCards(page)).toHaveCount(1);
  await walkByTab(page, '#search', 30);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SRC-01 the page has the first 21 results, and no control that needs a script', async ({ page }) => {
    await page.goto(at('harbourline', STOCK));
    await expect(resultCards(page)).toHaveCount(21);
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Show \d+ more$/ })).toHaveCount(0);
  });
});
