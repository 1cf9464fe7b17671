import { axeViolations } from './axe.ts';
import { filtersOf, openSearch, waitForLiveFilters } from './live-filters.ts';
import { resize } from './resize.ts';
import { STOCK } from './search-live.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

for (const path of [STOCK, '/search/toyota/', '/search/suv/']) {
  for (const width of [360, 768, 1280]) {
    test(`in a window ${width} px wide, nothing on ${path} moves when the live filters replace the static ones`, async ({
      page,
    }) => {
      const shown = Promise.withResolvers<void>();
      await page.route('**/search-index/manifest.json', async (route) => {
        await shown.promise;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at('harbourline', path));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const height = () => page.evaluate(() => document.querySelector('#filters > *')?.scrollHeight);
      const before = await height();
      // In windows narrower than 1040 px the filters are in the closed drawer.
      if (width >= 1040) expect(before).toBeGreaterThan(300);
      shown.resolve();
      await waitForLiveFilters(page);
      expect(await shifts()).toEqual([]);
      expect(await height(), 'height of the filters').toBe(before);
    });
  }
}

test('axe finds no violations when all filters are open, in the sidebar of a desktop and in the drawer of a phone', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', `${STOCK}?refinementList[make][0]=Toyota&range[price]=20000:40000`);
  const groups = filtersOf(page).locator('details');
  expect(await groups.count()).toBeGreaterThan(8);
  await groups.evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });
  expect(await axeViolations(page)).toEqual([]);
  await resize(page, 360, 740);
  await page.getByRole('button', { name: 'Filter (2)' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test('a filter drawer opened before the live filters start stays open and gets the live filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/search-index/manifest.json', (route) => released.then(() => route.continue()));
  await page.goto(at('harbourline', STOCK));
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('checkbox')).toHaveCount(0);
  release();
  await expect(drawer.getByRole('checkbox').first()).toBeVisible();
});
