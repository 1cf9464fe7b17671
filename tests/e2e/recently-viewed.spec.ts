import { hasPage, isOnSale, stockOf } from '../support/samples.ts';
import { scrollThrough, watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

const TENANT = 'harbourline';
const region = { name: 'You looked at these' };
/** Vehicles for sale, each of a model of its own. */
const cars = [
  ...new Map(
    stockOf(TENANT)
      .filter(isOnSale)
      .map((car) => [car.model, car]),
  ).values(),
].filter(({ path }) => hasPage(TENANT, path));

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('WAT-12 the vehicles viewed last stand in the site’s own cards, the latest first, and move nothing in view', async ({
      page,
    }) => {
      const viewed = cars.slice(0, 3);
      for (const { path } of viewed) await page.goto(at(TENANT, path));
      const shifts = await watchShifts(page);
      await page.goto(at(TENANT, '/special-offers'));
      await scrollThrough(page);
      const cards = page.getByRole('region', region).getByRole('article');
      await expect(cards).toHaveCount(3);
      const hrefs = await cards
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      expect(hrefs).toEqual(viewed.map(({ path }) => path).reverse());
      await expect(cards.first().getByRole('button', { name: /^Fave / })).toBeVisible();
      expect(await shifts()).toEqual([]);
    });
  });

test('WAT-12 at most twelve are shown, without vehicles that are not listed any more', async ({ page }) => {
  await page.goto(at(TENANT));
  const entries = [{ id: 'gone' }, ...cars.slice(0, 15).map(({ id }) => ({ id }))];
  await page.evaluate(([tenant, text]) => localStorage.setItem(`forecourt:${tenant}:viewed`, text ?? ''), [
    TENANT,
    JSON.stringify(entries),
  ] as const);
  await page.goto(at(TENANT, '/special-offers'));
  await scrollThrough(page);
  await expect(page.getByRole('region', region).getByRole('article')).toHaveCount(12);
});

test('WAT-12 before the first vehicle nothing is shown and no code for it is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(at(TENANT, '/special-offers'));
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('recently-viewed')).toBeHidden();
  await expect(page.getByRole('region', region)).toHaveCount(0);
  expect(scripts.filter((url) => /card-element|recently-viewed\.|search-index/.test(url))).toEqual([]);
});
