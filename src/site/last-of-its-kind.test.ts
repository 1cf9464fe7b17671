import { expect, it } from 'vitest';
import { homeSection, pageAt, pathsOf } from '../../tests/support/find-page.ts';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import type { Car } from '../stock/car.ts';
import { buildInventory, type Inventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
// A dealer with one brand lists only its own models in the menus.
const BRANDS = ['Mazda', 'Kia'].map((name, id) => ({ id: `m${id}`, name, slug: name.toLowerCase() }));
const build = (cars: Car[]) => buildInventory(makeTenant({ manufacturers: BRANDS }), cars, NOW);
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const SUZUKI = makeCar({
  stocknum: 'z',
  make: 'Suzuki',
  model: 'Swift',
  car_type: 'demo',
  simple_body: 'hatch',
  body: 'Hatch',
});
const OTHERS = Array.from({ length: 40 }, (_, i) =>
  makeCar({
    stocknum: `m${i}`,
    model: `CX-${i % 4}`,
    make: i % 2 ? 'Mazda' : 'Kia',
    simple_body: i % 3 ? 'suv' : 'ute',
    price: 20_000 + i * 500,
  }),
);
const soldOn = (days: number): Car => ({
  ...SUZUKI,
  status: 'sold',
  sold: true,
  sold_date_timestamp: ago(days).getTime() / 1000,
});
const goneOn = (days: number): Car => ({ ...SUZUKI, gone_at: ago(days).toISOString() });
const LISTS = ['/search/suzuki/', '/search/suzuki/swift/', '/search/hatch/'];

/** Paths of the pages that have other data than before. */
function changedPages(before: Inventory, after: Inventory): string[] {
  const old = new Map(before.pages.map((page) => [page.path, JSON.stringify(page)]));
  return after.pages.filter((page) => old.get(page.path) !== JSON.stringify(page)).map(({ path }) => path);
}

it.each([
  ['is sold', soldOn(0)],
  ['is no longer in the feed', goneOn(0)],
  ['was sold too long ago to have a page', soldOn(40)],
])(
  'ROU-21 ROU-22 ROU-23 the lists of a make, model and body type stay when the last vehicle %s',
  (_, car) => {
    const inventory = build([...OTHERS, car]);
    for (const path of LISTS) {
      const page = pageAt(inventory, path, 'search');
      expect([page.total, page.intro, page.head.index]).toEqual([
        0,
        'We have none in stock at the moment.',
        false,
      ]);
      expect(page.browse?.tiles.map(({ href }) => href)).toContain('/search/suv/');
    }
    expect(pageAt(inventory, '/models', 'directory').makes.map(({ name }) => name)).toEqual(['Kia', 'Mazda']);
    expect(homeSection(inventory, 'bodies')?.tiles.map(({ label }) => label)).not.toContain('Hatches');
    expect(inventory.models.map(({ id }) => id)).not.toContain('/search/suzuki/swift/');
  },
);

it('ROU-21 the lists of a make are no longer there once the stock does not name it', () => {
  expect(LISTS.filter((path) => pathsOf(build(OTHERS)).includes(path))).toEqual([]);
});

it.each([
  ['sale', soldOn(0)],
  ['disappearance', goneOn(0)],
])('the %s of the last vehicle of a make, body and condition changes only pages that show it', (_, car) => {
  const before = build([...OTHERS, SUZUKI]);
  const changed = changedPages(before, build([...OTHERS, car]));
  // Lists show counts of all makes and body types.
  expect(changed.filter((path) => !path.startsWith('/search/'))).toEqual([
    '/',
    '/locations/north-yard',
    '/locations/north-yard-service',
    '/locations/north-yard/stock',
    '/models',
    '/budget-finder',
    SUZUKI.path,
    '/locations/north-yard/stock/list',
    '/404',
  ]);
  expect(before.pages.length).toBeGreaterThan(90);
});

it('menus drop a make when its last sold vehicle no longer has a page', () => {
  const makesIn = (car: Car) =>
    JSON.stringify(pageAt(build([...OTHERS, car]), '/', 'home').chrome).includes('/search/suzuki/');
  expect([soldOn(29), soldOn(31), goneOn(29), goneOn(31)].map(makesIn)).toEqual([true, false, true, false]);
});

it('sold vehicles lead to the nearest list that has vehicles', () => {
  const inventory = build([...OTHERS, soldOn(0)]);
  expect(pageAt(inventory, SUZUKI.path, 'vehicle').searchHref).toBe('/search/new-used-and-demo-cars/');
});
