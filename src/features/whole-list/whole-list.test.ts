import { expect, it } from 'vitest';
import { pageAt, pathsOf } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import { ROWS_PER_PAGE } from './whole-list.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const siteOf = (count: number) =>
  buildInventory(
    makeTenant(),
    Array.from({ length: count }, (_, i) =>
      makeCar({ stocknum: `S${1000 + i}`, make: 'Kia', model: 'EV5', car_type: i < 22 ? 'new' : 'used' }),
    ),
    NOW,
  );
const listsOf = (count: number) => pathsOf(siteOf(count)).filter((path) => /\/list(-\d+)?$/.test(path));

it('a search or a dealership has plain list pages only if it has more vehicles than its first page shows', () => {
  expect(listsOf(21)).toEqual([]);
  expect(listsOf(22)).toContain('/search/new-cars/list');
  expect(listsOf(22)).toContain('/search/kia/ev5/list');
  expect(listsOf(22)).toContain('/locations/north-yard/stock/list');
  expect(listsOf(22)).not.toContain('/search/used-cars/list');
});

it('a whole list has every vehicle once, in pages that link to each other and that search engines are asked not to index', () => {
  const total = ROWS_PER_PAGE + 30;
  const site = siteOf(total);
  const [first, second] = ['list', 'list-2'].map((name) =>
    pageAt(site, `/search/new-used-and-demo-cars/${name}`, 'whole-list'),
  );
  expect(pathsOf(site)).not.toContain('/search/new-used-and-demo-cars/list-3');
  expect(first?.rows).toHaveLength(ROWS_PER_PAGE);
  expect(new Set([first, second].flatMap((page) => page?.rows.map(({ href }) => href))).size).toBe(total);
  expect([first?.previousHref, first?.nextHref]).toEqual([null, second?.path]);
  expect([second?.previousHref, second?.nextHref]).toEqual([first?.path, null]);
  expect([first?.head.index, second?.head.index]).toEqual([false, false]);
  const sitemap = site.files.find(({ path }) => path === 'sitemap.xml');
  expect(String(sitemap?.body)).not.toContain('/list');
});
