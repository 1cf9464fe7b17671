import { expect, it } from 'vitest';
import { homeSection } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import { blankVariant } from '../../stock/car-defaults.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const KIA = [{ id: 'kia', name: 'Kia', slug: 'kia' }];

const kia = (model: string, stocknum: string, vehiclelength: number | null, changes: Partial<Car> = {}) =>
  makeCar({
    make: 'Kia',
    model,
    stocknum,
    car_type: 'new',
    variant: { ...blankVariant(), vehiclelength },
    ...changes,
  });
const STOCK = [
  kia('EV3', '1', 4_300, { price: 52_000 }),
  kia('EV3', '2', 4_310, { price: 51_000 }),
  kia('EV3', '3', 4_300, { price: 39_000, car_type: 'used' }),
  kia('EV9', '4', 5_010, { price: 60_990, car_type: 'used' }),
  kia('Tasman', '5', null, { simple_body: 'ute', body: 'Ute' }),
  makeCar({ stocknum: '6', variant: { ...blankVariant(), vehiclelength: 9_000 } }),
];
const rangeOf = (site: object, stock = STOCK) =>
  homeSection(
    buildInventory(
      makeTenant({
        manufacturers: KIA,
        home: { title: 'Cars', lede: 'Near you.', sections: [{ section: 'hero' }, { section: 'range' }] },
        ...site,
      }),
      stock,
      NOW,
    ),
    'range',
  );
const GROUPS = {
  model_groups: [
    { title: 'Electric', models: [{ name: 'EV9' }, { name: 'ev3' }, { name: 'PV5' }, { name: 'EV1' }] },
  ],
  models: [{ name: 'PV5', slug: 'pv5', status: 'COMING SOON' }],
};

it('shows the longest of each model, its lowest new price and its stock', () => {
  const view = rangeOf(GROUPS);
  expect(view?.longest).toBe(5_010);
  expect(view?.groups.map(({ title }) => title)).toEqual(['Electric']);
  expect(
    view?.groups[0]?.models.map(({ name, length, price, state }) => [name, length, price, state]),
  ).toEqual([
    ['EV9', 5_010, 'Used from $60,990', '1 in stock'],
    ['ev3', 4_310, 'From $51,000', '3 in stock'],
    ['PV5', null, null, 'Coming soon'],
    ['EV1', null, null, 'Not in stock now'],
  ]);
});

it('names the brand’s other models in stock, without other makes', () => {
  expect(rangeOf(GROUPS)?.others?.label).toBe('1 more in stock: Tasman');
});

it('groups the models in stock by body type for a dealer who names no groups', () => {
  const view = rangeOf({});
  expect(view?.groups.map(({ title, models }) => [title, models.map(({ name }) => name)])).toEqual([
    ['SUVs', ['EV3', 'EV9']],
    ['Utes', ['Tasman']],
  ]);
  expect(view?.others).toBeNull();
});

it('is left out for dealers of several brands, and if only one length is known', () => {
  expect(rangeOf({ manufacturers: [...KIA, { id: 'mazda', name: 'Mazda', slug: 'mazda' }] })).toBeNull();
  expect(rangeOf(GROUPS, STOCK.slice(0, 3))).toBeNull();
});
