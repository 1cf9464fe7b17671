import { expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const CARS = [
  makeCar({ stocknum: '1', make: 'Mazda', model: 'CX-60', simple_body: 'suv' }),
  makeCar({ stocknum: '2', make: 'Mazda', model: 'BT-50', simple_body: 'ute' }),
  makeCar({ stocknum: '3', make: 'Kia', model: 'Sportage', simple_body: 'suv', car_type: 'new' }),
  makeCar({ stocknum: '4', make: 'Kia', model: 'Rio', simple_body: 'hatch', dealership_slug: 'south-yard' }),
];
const site = buildInventory(makeTenant(), CARS, NOW);
const tilesAt = (path: string) =>
  pageAt(site, path, 'search').browse?.tiles.map(({ label, href, count }) => [
    label,
    decodeURIComponent(href),
    count,
  ]);

it('SRC-48 tiles below the search of all stock link to the page of their body type', () => {
  expect(tilesAt('/search/new-used-and-demo-cars/')).toEqual([
    ['SUVs', '/search/suv/', 2],
    ['Utes', '/search/ute/', 1],
    ['Hatches', '/search/hatch/', 1],
  ]);
});

it('SRC-48 SRC-08 tiles below other listings link to a search of the same vehicles with one more filter', () => {
  expect(tilesAt('/search/mazda/')).toEqual([
    ['SUVs', '/search/mazda/?refinementList[simple_body][0]=suv', 1],
    ['Utes', '/search/mazda/?refinementList[simple_body][0]=ute', 1],
  ]);
  expect(tilesAt('/search/suv/')).toEqual([
    ['Kia', '/search/suv/?refinementList[make][0]=Kia', 1],
    ['Mazda', '/search/suv/?refinementList[make][0]=Mazda', 1],
  ]);
  expect(pageAt(site, '/locations/north-yard/stock', 'dealership-stock').browse?.tiles).toMatchObject([
    {
      label: 'SUVs',
      href: '/search/new-used-and-demo-cars/?refinementList%5Bdealership_slug%5D%5B0%5D=north-yard&refinementList%5Bsimple_body%5D%5B0%5D=suv',
      count: 2,
    },
    { label: 'Utes', count: 1 },
  ]);
});

it('a listing has no tiles if there would be only one', () => {
  expect(tilesAt('/search/mazda/cx-60/')).toBeUndefined();
  expect(tilesAt('/search/hatch/')).toBeUndefined();
});
