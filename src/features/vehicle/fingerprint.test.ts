import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carsArbitrary } from '../../../tests/support/car-arbitrary.ts';
import { makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { Inventory } from '../../site/inventory.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const LATER = new Date('2026-11-29T05:00:00Z');

/** Paths of pages that differ between two inventories although their fingerprints are equal. */
function missedChanges(before: Inventory, after: Inventory): string[] {
  const old = new Map(before.sources.map((source) => [source.path, source]));
  return after.sources.flatMap(({ path, fingerprint, page }) => {
    const source = old.get(path);
    if (!source || fingerprint === null || source.fingerprint !== fingerprint) return [];
    return JSON.stringify(source.page()) === JSON.stringify(page()) ? [] : [path];
  });
}

const changes = fc.record<Partial<Car>>(
  {
    price: fc.constantFrom(null, 0, 15_000, 45_000, 90_000),
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'other'),
    reserved: fc.boolean(),
    tag: fc.constantFrom(null, 'Runout Sale'),
    make: fc.constantFrom('Toyota', 'Mazda', 'Kia'),
    dealercomments: fc.constantFrom(null, '<p>Two keys.</p>'),
    dealership_slug: fc.constantFrom('north-yard', 'south-yard', null),
    features: fc.constantFrom([], ['Tow bar']),
    file: fc.constantFrom(null, 'https://history.example/1'),
    state_average_market_price: fc.constantFrom(null, 99_000),
  },
  { requiredKeys: [] },
);

describe('fingerprints of vehicle pages', () => {
  it('change with every change of the stock that changes a page', () => {
    fc.assert(
      fc.property(
        carsArbitrary(12),
        fc.array(fc.tuple(fc.nat(11), changes), { maxLength: 3 }),
        (cars, edits) => {
          const edited = [...cars];
          for (const [index, change] of edits) {
            const car = edited[index];
            if (car) edited[index] = { ...car, ...change };
          }
          expect(
            missedChanges(buildInventory(makeTenant(), cars, NOW), buildInventory(makeTenant(), edited, NOW)),
          ).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('change when a new date changes the page, for example when a registration has expired', () => {
    fc.assert(
      fc.property(carsArbitrary(12), (cars) => {
        const tenant = makeTenant({ config: { stock: { stale_days: null } } });
        const stock = cars.map((car, i) => (i % 2 === 0 ? car : { ...car, rego_expiry: '2026-11-24' }));
        const [before, after] = [NOW, LATER].map((now) => buildInventory(tenant, stock, now));
        expect(before && after && missedChanges(before, after)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  const stock = [
    makeCar({ stocknum: '1' }),
    makeCar({ stocknum: '2', price: 45_000, dealership_slug: 'south-yard' }),
  ];
  const plain = buildInventory(makeTenant(), stock, NOW);
  it.each<[string, Record<string, unknown>]>([
    ['name', { name: 'Other Motors' }],
    ['address', { url: 'https://other.example' }],
    ['phone numbers by car type', { phone_overrides: { used: '1300 555 001' } }],
    ['reservations', { autograb: true }],
    ['theme', { theme: { hue: 208 } }],
    ['city', { override_city: 'Newcastle' }],
    ['location', { locations: (makeTenant().site.locations as object[]).slice(1) }],
    ['holiday', { special_hours: [{ status: 'Closed', date: '2026-12-25', name: 'Christmas Day' }] }],
    ['setting', { config: { wording: { no_price: 'Call us' } } }],
    ['override', { overrides: [{ when: { dealership: 'south-yard' }, set: { buttons: { print: true } } }] }],
    ['flag', { flags: { a: true }, overrides: [{ when: { flag: 'a' }, set: { claims: ['freight'] } }] }],
    ['deposit', { default_reserve_deposit_text: '$500' }],
    ['kind of vehicles', { kind: 'motorcycles' }],
  ])('change if a change of the site’s %s changes a page', (_, overrides) => {
    expect(missedChanges(plain, buildInventory(makeTenant(overrides), stock, NOW))).toEqual([]);
  });
  it('change if a new page of the site changes the menus', () => {
    const tenant = makeTenant({}, [
      makeDocument('finance', 'Finance'),
      makeDocument('book-test-drive', 'Test drive'),
    ]);
    expect(missedChanges(plain, buildInventory(tenant, stock, NOW))).toEqual([]);
  });

  it('change for the page of a changed vehicle, but not for a page that does not show that vehicle', () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      makeCar({ stocknum: String(100 + i), price: 20_000 + i * 9_000 }),
    );
    const edited = many.map((car, i) => (i === 29 ? { ...car, price: 300_000 } : car));
    const fingerprintsOf = ({ sources }: Inventory) =>
      new Map(sources.map(({ path, fingerprint }) => [path, fingerprint]));
    const [before, after] = [many, edited].map((cars) =>
      fingerprintsOf(buildInventory(makeTenant(), cars, NOW)),
    );
    const first = many[0]?.path ?? '';
    expect(after?.get(first)).toBe(before?.get(first));
    expect(after?.get(many[29]?.path ?? '')).not.toBe(before?.get(many[29]?.path ?? ''));
  });
});

it('a page source returns the same page object each time it is asked', () => {
  const [source] = buildInventory(makeTenant(), [makeCar()], NOW).sources.filter(({ path }) =>
    path.startsWith('/cars/'),
  );
  expect(source?.page()).toBe(source?.page());
});
