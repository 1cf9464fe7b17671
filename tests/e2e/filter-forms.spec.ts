import type { Locator, Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { facetOf, filtersOf, openSearch, refinementsOf, waitForLiveFilters } from './live-filters.ts';
import { resize } from './resize.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

/** A search page of each dealer whose filters stand in a row above the results, with two of its filters. */
const ROWS = [
  { tenant: 'redgum-kia', path: '/search/suv/', labels: ['Condition', 'Year'], value: /^Used / },
  { tenant: 'ironbark', path: '/search/rigid-truck/', labels: ['Condition', 'Make'], value: /^Used / },
] as const;

const drawerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Filter' });

const openFacets = (page: Page): Locator => page.locator('.facet[open]');

for (const { tenant, path, labels, value } of ROWS) {
  const [first, second] = labels;

  test(`in ${tenant}’s row of filters each says what is chosen, one panel is open at a time, and Escape or a press outside closes it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openSearch(page, tenant, path);
    const cell = facetOf(page, first).locator('summary');
    await expect(cell).toHaveText(`${first} Any`);
    await expect(openFacets(page)).toHaveCount(0);
    const results = page.getByRole('region', { name: /^\d/ });
    const top = (await results.boundingBox())?.y;
    await cell.click();
    await expect(openFacets(page)).toHaveCount(1);
    await facetOf(page, first).getByRole('checkbox', { name: value }).check();
    await expect(cell).not.toContainText('Any');
    await facetOf(page, second).locator('summary').click();
    await expect(openFacets(page)).toHaveCount(1);
    await expect(facetOf(page, first).getByRole('checkbox').first()).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(openFacets(page)).toHaveCount(0);
    await expect(facetOf(page, second).locator('summary')).toBeFocused();
    await cell.click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(openFacets(page)).toHaveCount(0);
    // The panel covers the results and does not push them down; the chip of the chosen filter may.
    const chips = await page.getByRole('list', { name: 'Filters in use' }).boundingBox();
    expect((await results.boundingBox())?.y ?? 0).toBeLessThanOrEqual((top ?? 0) + (chips?.height ?? 0) + 60);
  });

  test(`the panel of a filter of ${tenant} closes when the focus leaves it, so that it never covers the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openSearch(page, tenant, path);
    await facetOf(page, first).locator('summary').press('Enter');
    await expect(openFacets(page)).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(openFacets(page)).toHaveCount(0);
  });

  test(`“All filters” of ${tenant} shows every filter at once, and they return to the row closed and with their choices`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openSearch(page, tenant, path);
    const count = await page.locator('.facet').count();
    await page.getByRole('button', { name: 'All filters' }).click();
    await expect(drawerOf(page)).toBeVisible();
    await expect(openFacets(page)).toHaveCount(count);
    expect(await axeViolations(page)).toEqual([]);
    await drawerOf(page).getByRole('checkbox', { name: value }).check();
    await expect
      .poll(() => refinementsOf(page))
      .toContainEqual([expect.stringContaining('[car_type]'), 'used']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'All filters' })).toBeFocused();
    await expect(openFacets(page)).toHaveCount(0);
    await expect(facetOf(page, first).locator('summary')).not.toContainText('Any');
    await facetOf(page, second).locator('summary').click();
    await facetOf(page, first).locator('summary').click();
    await expect(openFacets(page)).toHaveCount(1);
  });

  test(`on phones the filters of ${tenant} are in the drawer, where several can be open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openSearch(page, tenant, path);
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(drawerOf(page)).toBeVisible();
    expect(await openFacets(page).count()).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await resize(page, 1280, 900);
    await expect(openFacets(page)).toHaveCount(0);
  });

  for (const width of [360, 1280]) {
    test(`at ${width} px nothing moves when the live filters of ${tenant} replace the static ones, and axe finds nothing`, async ({
      page,
    }) => {
      const shown = Promise.withResolvers<void>();
      await page.route('**/search-index/manifest.json', async (route) => {
        await shown.promise;
        await route.continue();
      });
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(tenant, path));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const row = () => filtersOf(page).innerText();
      const before = width > 1000 ? await row() : '';
      shown.resolve();
      await waitForLiveFilters(page);
      expect(await shifts()).toEqual([]);
      if (width > 1000) expect(await row()).toBe(before);
      await page.mouse.move(0, 0);
      if (width > 1000) await facetOf(page, second).locator('summary').click();
      expect(await axeViolations(page)).toEqual([]);
    });
  }
}

test('the ruler in the head filters by gross mass with the same bounds as the filter in the sheet, and its scale stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSearch(page, 'ironbark', '/search/rigid-truck/');
  const ruler = page.getByRole('group', { name: 'Gross vehicle mass' }).first();
  const highest = ruler.getByRole('slider', { name: 'Highest gross vehicle mass' });
  const max = Number(await highest.getAttribute('max'));
  await highest.fill('8000');
  await expect.poll(() => refinementsOf(page)).toContainEqual(['range[gross_mass]', ':8000']);
  await expect(highest).toHaveAttribute('max', String(max));
  // The licence classes within the range are dark.
  const within = () => page.locator('.classes.in').evaluate((scale) => getComputedStyle(scale).clipPath);
  await expect.poll(within).toMatch(/^inset\(-1px 7\d\./);
  await expect(page.getByRole('button', { name: /Remove .*8,000 kg/ })).toBeVisible();
  await page.getByRole('button', { name: 'All filters' }).click();
  await expect(drawerOf(page).getByRole('slider', { name: 'Highest gross vehicle mass' })).toHaveValue(
    '8000',
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('in Cinder Road’s row the words count what is chosen, and the chosen values stand above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSearch(page, 'cinder-road', '/used-car/naked-bike/');
  const make = facetOf(page, 'Make');
  await expect(make.locator('summary').first()).toHaveText('Make ');
  await make.locator('summary').first().click();
  await make.getByRole('checkbox').nth(0).check();
  await make.getByRole('checkbox').nth(1).check();
  await expect(make.locator('summary').first()).toHaveText('Make 2');
  const chips = page.getByRole('list', { name: 'Filters in use' });
  const [tags, row] = [await chips.boundingBox(), await filtersOf(page).boundingBox()];
  expect((tags?.y ?? 0) + (tags?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
  await make.getByRole('button', { name: 'Clear Make' }).click();
  await expect(make.locator('summary').first()).toHaveText('Make ');
  await expect(make.locator('summary').first()).toBeFocused();
  await expect(chips.getByRole('button')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(openFacets(page)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('Banksia Bay’s sentence sets the filters, follows the chips, and the sheet has the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openSearch(page, 'banksia-bay', '/search/caravan/');
  const filters = filtersOf(page);
  await expect(filters.getByRole('combobox', { name: 'Body type' })).toHaveValue('caravan');
  await filters.getByRole('combobox', { name: 'Tow weight' }).selectOption('2,500 kg');
  await expect.poll(() => refinementsOf(page)).toContainEqual(['range[trailer_mass]', ':2500']);
  await page.getByRole('button', { name: /^Remove .*2,500 kg/ }).click();
  await expect(filters.getByRole('combobox', { name: 'Tow weight' })).toHaveValue('');
  await expect(filters.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'All filters' }).click();
  await drawerOf(page).getByRole('checkbox', { name: /^4 / }).check();
  await drawerOf(page).getByRole('checkbox', { name: /^6 / }).check();
  await page.keyboard.press('Escape');
  await expect(filters.getByRole('combobox', { name: 'Berths' }).locator('option:checked')).toHaveText(
    '4 or 6',
  );
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { tenant, path } of ROWS)
    test(`the panels of ${tenant}’s filters open and hold links to the pages of their values`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(at(tenant, path));
      await expect(page.getByRole('link', { name: 'All filters' })).toBeHidden();
      const links = page.locator('.facet a[href]');
      await expect(links.first()).toBeHidden();
      await page
        .locator('.facet', { has: page.locator('a[href]') })
        .first()
        .locator('summary')
        .click();
      await expect(links.first()).toBeVisible();
    });
});
