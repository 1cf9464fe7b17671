import type { Locator } from '@playwright/test';
import { waitForLiveSearch } from './search-live.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, test } from './site.ts';

test('SRC-23 the heading has the live count and follows the filters; the bodies in it filter in place, and those without a vehicle cannot be pressed', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(at('harbourline', '/search/toyota/'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^\d+ Toyotas$/);
  const all = await heading.textContent();
  const head = page.locator('.search-head');
  const bodies = head.getByRole('link');
  await expect(bodies.filter({ has: page.locator('img') })).toHaveCount(await bodies.count());
  await page.locator('#search').hover();
  await waitForLiveSearch(page);
  expect(await shifts()).toEqual([]);

  const utes = head.getByRole('link', { name: /^Utes \d+$/ });
  const count = /\d+/.exec((await utes.textContent()) ?? '')?.[0];
  await utes.click();
  await expect(heading).toHaveText(`${count} Toyota utes`);
  await expect(page).toHaveURL(/refinementList/);
  await expect(utes).toHaveAttribute('aria-current', 'true');
  await expect(
    page.locator('.search-head').getByText(/^(From \$[\d,]+|Up) to \$[\d,]+, drive away\.$/),
  ).toBeVisible();
  // Counts of the other bodies leave out the chosen body.
  await expect(head.getByRole('link', { name: /^SUVs [1-9]/ })).toBeEnabled();
  await utes.click();
  await expect(heading).toHaveText(all ?? '');
  await expect(page).toHaveTitle(/^Toyota vehicles for sale/);

  const none = head.getByRole('link', { name: /^Wagons 0$/ });
  await expect(none).toBeHidden();
  await expect(heading).toHaveText(all ?? '');
});

test('a heading with a count says so when there are none, and is not the static one while the search loads', async ({
  page,
}) => {
  await page.goto(at('cinder-road', '/used-car/naked-bike/?query=zeppelin'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No naked bikes for “zeppelin”');
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
});

for (const [tenant, path] of [
  ['harbourline', '/search/toyota/'],
  ['redgum-kia', '/search/suv/'],
  ['ironbark', '/search/rigid-truck/'],
  ['banksia-bay', '/search/caravan/'],
] as const)
  test(`${tenant}: the filters in use and the sorting stand on one line on a desktop`, async ({ page }) => {
    await page.goto(at(tenant, path));
    await page.locator('#search').hover();
    await waitForLiveSearch(page);
    const middle = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    const chips = await middle(page.getByRole('list', { name: 'Filters in use' }));
    const sort = await middle(page.getByRole('main').getByRole('combobox', { name: 'Sort' }));
    expect(Math.abs(chips - sort)).toBeLessThan(1);
  });
