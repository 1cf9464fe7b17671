import { isOnSale, stockOf } from '../support/samples.ts';
import { recordCounts, recordedCounts } from './count-steps.ts';
import { filtersOf, openSearch, refinementsOf } from './live-filters.ts';
import { resize } from './resize.ts';
import { STOCK } from './search-live.ts';
import { expect, test } from './site.ts';

const onSale = stockOf('harbourline').filter(isOnSale);

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('the filter drawer has the same filters as the sidebar, keeps the choices after it is closed, and returns the focus to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSearch(page, 'harbourline', STOCK);
  const inSidebar = await filtersOf(page).locator('.facet > summary').allInnerTexts();
  expect(inSidebar.length).toBeGreaterThan(8);
  await resize(page, 360, 740);
  const opener = page.getByRole('button', { name: 'Filter', exact: true });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  expect(await drawer.locator('.facet > summary').allInnerTexts()).toEqual(inSidebar);
  const used = drawer.getByRole('checkbox', { name: /^Used / });
  await used.check();
  await expect.poll(() => refinementsOf(page)).toEqual([['refinementList[car_type][0]', 'used']]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const again = page.getByRole('button', { name: 'Filter (1)' });
  await expect(again).toBeFocused();
  expect(refinementsOf(page)).toEqual([['refinementList[car_type][0]', 'used']]);
  await again.click();
  await expect(used).toBeChecked();
  await drawer.getByRole('button', { name: 'Close filters' }).click();
  await expect(drawer).toBeHidden();
});

test('Back first closes the filter drawer and keeps the chosen filters, and then undoes them one by one', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await drawer.getByRole('checkbox', { name: /^Used / }).check();
  await expect.poll(() => refinementsOf(page)).toHaveLength(1);
  await drawer.getByRole('checkbox', { name: /^Demo / }).check();
  await expect.poll(() => refinementsOf(page)).toHaveLength(2);
  await page.goBack();
  await expect(drawer).toBeHidden();
  const again = page.getByRole('button', { name: 'Filter (2)' });
  await expect(again).toBeFocused();
  await expect.poll(() => refinementsOf(page)).toHaveLength(2);
  // Opening and closing the drawer without a choice leaves no entry in the history.
  await page.evaluate(() => {
    Object.assign(window, { steps: 0 });
    addEventListener('popstate', () => {
      (window as unknown as { steps: number }).steps += 1;
    });
  });
  const stepsBack = () => page.evaluate(() => (window as unknown as { steps: number }).steps);
  await again.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  // The drawer's entry in the history is removed a moment later.
  await expect.poll(stepsBack).toBe(1);
  await page.goBack();
  await expect.poll(() => refinementsOf(page)).toHaveLength(1);
  await page.goBack();
  await expect.poll(() => refinementsOf(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/new-used-and-demo-cars\/$/);
});

test('a click on the backdrop closes the filter drawer, a click inside the drawer does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 740 });
  await openSearch(page, 'harbourline', STOCK);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByRole('heading', { name: 'Filter', exact: true }).click();
  await expect(drawer).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(drawer).toBeHidden();
});

test('all controls of the filter drawer are at least 44 px high', async ({ page }) => {
  await openSearch(page, 'harbourline', STOCK);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const rows = drawer
    .locator('label, button, a, summary, input:not([type="checkbox"], [type="range"])')
    .filter({ visible: true });
  expect(await rows.count()).toBeGreaterThan(20);
  const small = await rows.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
  );
  expect(small).toEqual([]);
});

test('SRC-13 SRC-14 SRC-15 the number in “Show Me …” counts to the new number of results in about one second, and a press shows the results from the top', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T00:00:00Z' });
  await openSearch(page, 'harbourline', STOCK);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const show = drawer.getByRole('button', { name: /^Show Me/ });
  await expect(show).toHaveText(`Show Me ${onSale.length} vehicles`);
  await page.clock.pauseAt('2026-11-20T01:00:00Z');
  await recordCounts(show);
  await drawer.getByRole('checkbox', { name: /^Demo / }).check();
  // The search starts once the pressed filter has been drawn.
  await page.clock.runFor(50);
  const demos = onSale.filter(({ car_type }) => car_type === 'demo').length;
  await expect(show).toHaveAccessibleName(`Show Me ${demos} vehicles`);
  for (let passed = 0; passed < 1200; passed += 50) await page.clock.runFor(50);
  await expect(show).toHaveText(`Show Me ${demos} vehicles`);
  await page.clock.resume();
  const steps = await recordedCounts(page);
  expect(steps.length).toBeGreaterThan(5);
  for (const [i, { count }] of steps.entries())
    expect(count).toBeLessThanOrEqual(steps[i - 1]?.count ?? onSale.length);
  const [first, last] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0];
  expect(last - first).toBeGreaterThan(500);
  expect(last - first).toBeLessThan(1500);

  await show.click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(new URL(page.url()).pathname).toBe(STOCK);
  expect(refinementsOf(page)).toEqual([['refinementList[car_type][0]', 'demo']]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('SRC-15 “Show Me …” shows the new number of results at once', async ({ page }) => {
    await openSearch(page, 'harbourline', STOCK);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    const show = drawer.getByRole('button', { name: /^Show Me/ });
    await recordCounts(show);
    await drawer.getByRole('checkbox', { name: /^Demo / }).check();
    const demos = onSale.filter(({ car_type }) => car_type === 'demo').length;
    await expect(show).toHaveText(`Show Me ${demos} vehicles`);
    expect(await recordedCounts(page)).toHaveLength(1);
  });
});

test('SRC-15 the first number in “Show Me …” is shown at once and not counted up from nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('dialog .primary'))
        if (/Show Me \d/.test(textContent) && !seen.includes(textContent)) seen.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openSearch(page, 'harbourline', STOCK);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  expect(await page.evaluate('seen')).toEqual([`Show Me ${onSale.length} vehicles`]);
});

test('SRC-13 the “Show Me” button uses the singular for one vehicle', async ({ page }) => {
  const counts = new Map<string, number>();
  for (const { make } of onSale) counts.set(make, (counts.get(make) ?? 0) + 1);
  const [lone] = [...counts].find(([, count]) => count === 1) ?? [''];
  await openSearch(page, 'harbourline', `${STOCK}?refinementList[make][0]=${lone}`);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: /^Show Me/ }),
  ).toHaveText('Show Me 1 vehicle');
});
