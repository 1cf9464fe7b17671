import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { carTitle } from '../../src/stock/rules/car-title.ts';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { fileOf, hasPage, isOnSale, stockOf } from '../support/samples.ts';
import { watchShifts } from './shifts.ts';
import { at, buyBox, expect, test } from './site.ts';

/** Kinds of vehicle pages that need different room, by a pattern of their HTML. */
const KINDS = [
  ['with finance', /<div class="fin-summary"/],
  ['with an earlier price', /class="was"/],
  ['with a price per week', /<b>per week<\/b>/],
  ['in another city', /<aside class="announcement"/],
  ['with a spin', /role="tablist" aria-label="View"/],
  ['without finance', /^(?!.*<div class="fin-summary")/s],
  ['without pictures', /class="nopic"/],
  ['reserved', /<p class="band">(?!\s*<b>(Sold|SOLD|Coming))/],
] as const;

/** For each kind of page that a dealer has, the vehicle with the longest title and variant, which take most lines. */
function vehiclesOf(tenant: string): { kind: string; path: string }[] {
  const nameLength = (car: ReturnType<typeof stockOf>[number]) =>
    carTitle(car).length + (car.badge?.length ?? 0) + (car.series?.length ?? 0);
  const pages = stockOf(tenant)
    .filter((car) => isOnSale(car) && hasPage(tenant, car.path))
    .sort((one, other) => nameLength(other) - nameLength(one))
    .map(({ path }) => ({ path, html: readFileSync(fileOf(tenant, path), 'utf8') }));
  return KINDS.flatMap(([kind, pattern]) => {
    const page = pages.find(({ html }) => pattern.test(html));
    return page ? [{ kind, path: page.path }] : [];
  });
}

const edges = async (part: Locator): Promise<{ top: number; bottom: number }> => {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return { top: y, bottom: y + height };
};

for (const tenant of DEMO_TENANTS) {
  test(`${tenant}: on a desktop of 1280 × 800 px, the first button of a vehicle’s page is at most 720 px from the top`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const { kind, path } of vehiclesOf(tenant)) {
      await page.goto(at(tenant, path));
      const first = buyBox(page).locator('.btn').first();
      expect((await edges(first)).top, `${kind}: ${path}`).toBeLessThanOrEqual(720);
      const price = buyBox(page).locator('.amount .line');
      expect((await edges(price)).bottom, `${kind}: ${path}`).toBeLessThanOrEqual(560);
    }
  });

  test(`${tenant}: the page of a sold vehicle has the next step on the first screen, and similar vehicles directly below the pictures`, async ({
    page,
  }) => {
    const sold = stockOf(tenant).find((car) => car.sold && hasPage(tenant, car.path));
    test.skip(!sold, 'no sold vehicle has a page');
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(at(tenant, sold?.path ?? ''));
      const notice = await edges(buyBox(page).getByText('We may have one like it.'));
      expect(notice.bottom, `${width} px`).toBeLessThanOrEqual(height);
      const pictures = await edges(page.getByRole('region', { name: 'Pictures' }));
      const similar = await edges(page.locator('#similar'));
      const facts = await edges(page.getByRole('heading', { name: 'Key information' }));
      expect(similar.top, `${width} px`).toBeGreaterThanOrEqual(pictures.bottom);
      expect(facts.top, `${width} px`).toBeGreaterThan(similar.bottom - 1);
    }
  });

  test(`${tenant}: on a phone of 360 × 740 px, price, repayment, comparison rate and bottom bar of a vehicle’s page are on the first screen, and nothing moves`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const shifts = await watchShifts(page);
    for (const { kind, path } of vehiclesOf(tenant)) {
      await page.goto(at(tenant, path));
      const bar = page.getByRole('region', { name: 'Price and contact bar' });
      await expect(bar).toBeInViewport({ ratio: 1 });
      const { top: free } = await edges(bar);
      const box = buyBox(page);
      const price = await edges(box.locator('.amount .line'));
      expect(price.bottom, `${kind}: ${path}`).toBeLessThanOrEqual(free);
      if (kind === 'with finance')
        for (const row of [/^(Loan r|R)epayment$/, 'Comparison rate'])
          expect(
            (await edges(box.getByText(row, { exact: true }))).bottom,
            `${row}: ${path}`,
          ).toBeLessThanOrEqual(free);
      expect(await shifts(), path).toEqual([]);
    }
  });
}

test('the dealer’s notice is shown once: on a phone below the first screen of a vehicle’s page, elsewhere at the top', async ({
  page,
}) => {
  const notice = page.getByText('Tasman is here. Drive it at either yard.').filter({ visible: true });
  const path = vehiclesOf('redgum-kia')[0]?.path ?? '';
  for (const [width, address, place] of [
    [360, path, 'below'],
    [360, '/contact', 'top'],
    [1280, path, 'top'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(at('redgum-kia', address));
    await expect(notice).toHaveCount(1);
    const { top } = await edges(notice);
    if (place === 'top') expect(top, `${address} at ${width} px`).toBe(0);
    else expect(top, `${address} at ${width} px`).toBeGreaterThan(740);
  }
});
