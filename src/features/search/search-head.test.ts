import { expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar, makeUte } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const SUVS = ['1', '2'].map((stocknum) => makeCar({ stocknum, make: 'Mazda', model: 'CX-5' }));
const STOCK = [...SUVS, makeUte({ stocknum: '3', make: 'Ford', model: 'Ranger', simple_body: 'ute' })];
const headOf = (look: object, path: string, others: object = {}, stock = STOCK) =>
  pageAt(buildInventory(makeTenant({ look, ...others }), stock, NOW), path, 'search').searchHead;

it('the usual head has no count, and the others have one without a row of links', () => {
  expect(headOf({}, '/search/suv/')).toBeNull();
  expect(headOf({ search_head: 'large' }, '/search/suv/')).toMatchObject({ heading: '2 SUVs', tiles: [] });
  const picture = { src: '/media/tow.avif', width: 1800, height: 600 };
  const looks = { search_head: 'picture', search_picture: picture };
  expect(headOf(looks, '/search/used-cars/')?.picture).toEqual(picture);
  expect(headOf({ ...looks, search_head: 'band' }, '/search/used-cars/')?.picture).toBeNull();
});

it('the bodies in the head have their counts within the page’s search, and link to a page that lists the same', () => {
  const tilesAt = (path: string) =>
    headOf({ search_head: 'line-up' }, path)?.tiles.map(({ label, count, href }) => [label, count, href]);
  expect(tilesAt('/search/suv/')).toEqual([
    ['SUVs', 2, '/search/suv/'],
    ['Utes', 1, '/search/ute/'],
  ]);
  // One body alone is no choice.
  expect(tilesAt('/search/ford/')).toEqual([]);
  const mixed = [...STOCK, makeCar({ stocknum: '4', make: 'Ford', model: 'Everest' })];
  expect(
    headOf({ search_head: 'line-up' }, '/search/ford/', {}, mixed)?.tiles.map(({ href }) => href),
  ).toEqual([
    '/search/ford/?refinementList%5Bsimple_body%5D%5B0%5D=suv',
    '/search/ford/?refinementList%5Bsimple_body%5D%5B0%5D=ute',
  ]);
});

it('the models of the dealer’s only brand stand in the head by length, each as wide as it is long', () => {
  const long = (vehiclelength: number) => ({ variant: { ...makeUte().variant, vehiclelength } }) as object;
  const stock = [
    makeCar({ stocknum: '1', make: 'Kia', model: 'Sorento', ...long(4800) }),
    makeCar({ stocknum: '2', make: 'Kia', model: 'Picanto', simple_body: 'hatch', ...long(3600) }),
    makeCar({ stocknum: '5', make: 'Kia', model: 'Stonic', simple_body: 'hatch', ...long(4140) }),
    makeCar({ stocknum: '3', make: 'Kia', model: 'Concept', variant: null }),
    makeCar({ stocknum: '4', make: 'Mazda', model: 'CX-5', ...long(4500) }),
  ];
  const kia = { manufacturers: [{ id: 'kia', name: 'Kia', slug: 'kia' }] };
  const tiles = headOf({ search_head: 'scale' }, '/search/hatch/', kia, stock)?.tiles;
  expect(tiles?.map(({ label, count, width }) => [label, count, width])).toEqual([
    ['Picanto', 1, 82],
    ['Stonic', 1, 94],
  ]);
  expect(headOf({ search_head: 'scale' }, '/search/suv/', kia, stock)?.tiles).toEqual([]);
  expect(headOf({ search_head: 'scale' }, '/search/used-cars/', kia, stock)?.others).toBe(2);
});
