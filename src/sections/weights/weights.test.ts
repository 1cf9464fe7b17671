import { expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import { blankVariant } from '../../stock/car-defaults.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const truck = (stocknum: string, grossvehiclemass: number | null, price: number) =>
  makeCar({ stocknum, price, variant: { ...blankVariant(), grossvehiclemass } });
const STOCK = [
  truck('1', 4_500, 30_000),
  truck('2', 4_501, 50_000),
  truck('3', 8_000, 40_000),
  truck('4', 27_000, 1_000),
  truck('5', null, 1_000),
  makeCar({ stocknum: '6', price: 0, variant: { ...blankVariant(), grossvehiclemass: 4_000 } }),
];
const weightsOf = (weights: object) => {
  const sections = [{ section: 'hero' }, { section: 'weights', ...weights }];
  const tenant = makeTenant({ home: { title: 'Trucks', lede: 'Near you.', sections } });
  return homeSection(buildInventory(tenant, STOCK, NOW), 'weights');
};

it('counts each vehicle in the band that its gross vehicle mass belongs to, and leaves out bands without stock', () => {
  const view = weightsOf({});
  expect(view?.bands.map(({ tonnes, facts }) => [tonnes, ...facts.map(({ value }) => value)])).toEqual([
    ['4.5', 'Car (C)', '2', '$30,000', 'SUVs'],
    ['8', 'Light rigid (LR)', '2', '$40,000', 'SUVs'],
  ]);
  expect(view?.bands[0]?.href).toMatch(/gross_mass.*=:4500$/);
  expect(view?.bands[1]?.href).toMatch(/gross_mass.*=4501:8000$/);
});

it('has the dealer’s own edges, and no section with a single band', () => {
  expect(weightsOf({ bands: [{ to: 6_000 }, { to: 30_000 }] })?.bands.map(({ tonnes }) => tonnes)).toEqual([
    '6',
    '30',
  ]);
  expect(weightsOf({ bands: [{ to: 1_000 }, { to: 30_000 }] })).toBeNull();
});
