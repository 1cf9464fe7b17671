import { isOnSale, stockOf } from '../support/samples.ts';
import { facetOf, filtersOf, openSearch, refinementsOf } from './live-filters.ts';
import { countOf, STOCK, waitForLiveSearch } from './search-live.ts';
import { at, CONTRARY, expect, test } from './site.ts';

const onSale = stockOf('harbourline').filter(isOnSale);

/** Values with their counts, most frequent first. */
function tally(values: readonly (string | null)[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'en-AU'));
}

test('SRC-16 SRC-17 the Make filter shows the seven most common makes with their numbers of vehicles, and the others after “Show all makes”', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const makes = tally(onSale.map(({ make }) => make));
  const make = facetOf(page, 'Make');
  const names = make.getByRole('checkbox');
  const expected = makes.slice(0, 7).map(([name, count]) => `${name} ${count} vehicles`);
  await expect(names).toHaveCount(7);
  expect(await names.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(expected);
  await make.getByText('Show all makes').click();
  await expect(names).toHaveCount(makes.length);
  await make.getByText('Hide extra makes').click();
  await expect(names).toHaveCount(7);
});

test('a pressed filter looks chosen in the next frame, before the results and chips change', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const chosen = facetOf(page, 'Condition').getByRole('checkbox', { name: /^Demo / });
  const inNextFrame = await chosen.evaluate(async (checkbox: HTMLInputElement) => {
    checkbox.click();
    await new Promise((done) => requestAnimationFrame(done));
    return { checked: checkbox.checked, chips: document.querySelectorAll('[aria-label^="Remove "]').length };
  });
  expect(inNextFrame).toEqual({ checked: true, chips: 0 });
  await expect(page.getByRole('button', { name: 'Remove Demo' })).toBeVisible();
  await expect(chosen).toBeChecked();
});

test('SRC-16 the Make filter shows as many makes as the dealer configures, and the others after “Show all makes”', async ({
  page,
}) => {
  await openSearch(page, CONTRARY, STOCK);
  const make = facetOf(page, 'Make');
  await expect(make.getByRole('checkbox')).toHaveCount(1);
  await make.getByText('Show all makes').click();
  await expect(make.getByRole('checkbox', { name: /^Kia / })).toBeVisible();
});

test('SRC-08 SRC-18 the Model filter is shown only while a make is chosen, and removing the make also removes the chosen model', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const filters = filtersOf(page);
  const model = facetOf(page, 'Model');
  await expect(model).toHaveCount(0);
  const toyotas = onSale.filter(({ make }) => make === 'Toyota');
  await filters.getByRole('checkbox', { name: `Toyota ${toyotas.length} vehicles` }).check();
  const models = tally(toyotas.map((car) => car.model)).slice(0, 30);
  await model.getByText('Show all models').click();
  await expect(model.getByRole('checkbox')).toHaveCount(models.length);
  const [first = ['', 0]] = models;
  await model.getByRole('checkbox', { name: new RegExp(`^${first[0]} ${first[1]} vehicle`) }).check();
  await expect
    .poll(() => refinementsOf(page))
    .toEqual([
      ['refinementList[make][0]', 'Toyota'],
      ['refinementList[model][0]', first[0]],
    ]);
  await expect(page.getByRole('status').filter({ hasText: `${first[1]} vehicle` })).toBeAttached();
  await filters.getByRole('checkbox', { name: /^Toyota / }).uncheck();
  await expect.poll(() => refinementsOf(page)).toEqual([]);
  await expect(model).toHaveCount(0);
});

test('SRC-19 SRC-20 SRC-23 SRC-24 the Body type filter shows the four most common body types; a click on one chooses it, and the next click takes it back', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', STOCK);
  const body = facetOf(page, 'Body type');
  const tiles = body.getByRole('button');
  const bodies = tally(onSale.map(({ simple_body }) => simple_body));
  await expect(tiles).toHaveCount(4);
  const counts = bodies.slice(0, 4).map(([, count]) => count);
  const shown = await tiles.evaluateAll((all) =>
    all.map((one) => Number(one.ariaLabel?.match(/ (\d+) /)?.[1])),
  );
  expect(shown).toEqual(counts);

  const [top = ['', 0]] = bodies;
  const tile = tiles.first();
  const edge = () => tile.evaluate((one) => getComputedStyle(one).borderColor);
  const plain = await edge();
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await tile.click();
  await expect.poll(() => refinementsOf(page)).toEqual([['refinementList[simple_body][0]', top[0]]]);
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  // Take pointer and focus away from the tile, because each of them changes its border as well.
  await page.mouse.move(0, 0);
  await page
    .getByRole('heading', { level: 1 })
    .evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(edge).not.toBe(plain);
  const others = await tiles.evaluateAll((all) =>
    all.slice(1).map((one) => getComputedStyle(one).borderColor),
  );
  expect(new Set(others)).toEqual(new Set([plain]));
  await tile.click();
  await expect.poll(() => refinementsOf(page)).toEqual([]);
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await page.mouse.move(0, 0);
  await expect.poll(edge).toBe(plain);
});

test('values of a filter without results stay in the list but cannot be chosen; a value that is already chosen can be removed', async ({
  page,
}) => {
  await openSearch(page, 'harbourline', `${STOCK}?refinementList[car_type][0]=demo&range[km]=60000:`);
  const filters = filtersOf(page);
  const demo = filters.getByRole('checkbox', { name: 'Demo 0 vehicles' });
  await expect(demo).toBeChecked();
  await expect(demo).toBeEnabled();
  await expect(filters.getByRole('checkbox', { name: 'New 0 vehicles' })).toBeDisabled();
  await demo.uncheck();
  await expect.poll(() => refinementsOf(page)).toEqual([['range[km]', '60000:']]);
});

test('filters work by keyboard and announce the number of results', async ({ page }) => {
  await openSearch(page, 'harbourline', STOCK);
  const used = onSale.filter(({ car_type }) => car_type === 'used').length;
  await page.getByRole('searchbox', { name: 'Search vehicles' }).focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(filtersOf(page).getByRole('checkbox', { name: /^Used / })).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => refinementsOf(page)).toEqual([['refinementList[car_type][0]', 'used']]);
  await expect(page.getByRole('status').filter({ hasText: `${used} vehicles` })).toBeAttached();
  await expect(filtersOf(page).getByRole('checkbox', { name: /^Used / })).toBeFocused();
});

test('the clear button of the filters is shown only if there are filters to clear', async ({ page }) => {
  await openSearch(page, 'harbourline', STOCK);
  const clear = filtersOf(page).getByRole('link', { name: 'Clear filters' });
  await expect(clear).toHaveCount(0);
  await filtersOf(page)
    .getByRole('checkbox', { name: /^Demo / })
    .check();
  await expect.poll(() => refinementsOf(page)).toHaveLength(1);
  await clear.click();
  await expect.poll(() => refinementsOf(page)).toEqual([]);
});

test('SRC-18 if a dealer has only one make, the Model filter is shown without choosing it, with the less common models after “Show all models”', async ({
  page,
}) => {
  const kias = stockOf('redgum-kia').filter(isOnSale);
  const models = tally(kias.map((car) => car.model)).slice(0, 30);
  await openSearch(page, 'redgum-kia', STOCK);
  const model = facetOf(page, 'Model');
  // This dealer's filters are closed panels.
  await model.locator('summary').first().click();
  await expect(model.getByRole('checkbox')).toHaveCount(8);
  await model.getByText('Show all models').click();
  await expect(model.getByRole('checkbox')).toHaveCount(models.length);
  const [first = ['', 0]] = models;
  await model.getByRole('checkbox', { name: new RegExp(`^${first[0]} ${first[1]} `) }).check();
  await expect.poll(() => refinementsOf(page)).toEqual([['refinementList[model][0]', first[0]]]);
});

test('trucks are filtered by axles and combination mass, vans by tare and payload, motorcycles by what learners may ride', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [tenant, path, query, chip] of [
    ['ironbark', '/search/new-used-and-demo-cars/', 'refinementList[axles][0]=6x4', '6x4'],
    [
      'ironbark',
      '/search/new-used-and-demo-cars/',
      'range[combination_mass]=:12000',
      'Gross combination mass up to 12,000 kg',
    ],
    ['banksia-bay', '/search/new-used-and-demo-cars/', 'range[tare]=:2200', 'Tare up to 2,200 kg'],
    ['banksia-bay', '/search/new-used-and-demo-cars/', 'range[payload]=600:', 'Payload from 600 kg'],
    [
      'cinder-road',
      '/used-car/new-used-and-demo-cars/',
      'refinementList[learner_approved][0]=true',
      'LAMS only',
    ],
  ] as const) {
    await page.goto(at(tenant, path));
    const all = await countOf(page);
    await page.goto(at(tenant, `${path}?${query}`));
    await waitForLiveSearch(page);
    await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
    const found = await countOf(page);
    expect(found, query).toBeGreaterThan(0);
    expect(found, query).toBeLessThan(all);
  }
});
