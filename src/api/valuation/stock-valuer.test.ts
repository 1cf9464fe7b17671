import { expect, it } from 'vitest';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { valueFromStock } from './stock-valuer.ts';

const OWNED = { make: 'mazda', model: 'CX5', year: 2022, km: 40_000 };
const SETTINGS = { share: null, thisYear: 2026 };

const similar = (number: number, changes: Partial<Car> = {}): Car =>
  makeCar({
    slug: `s${number}`,
    id: `s${number}`,
    make: 'Mazda',
    model: 'CX-5',
    year: 2022,
    km: 45_000,
    car_type: 'used',
    price: 30_000 + number * 550,
    ...changes,
  });
const STOCK = [0, 1, 2, 3].map((number) => similar(number));

it('CON-08 the estimate is the price range of at least four similar used vehicles', () => {
  const estimate = { kind: 'estimate', from: 30_000, to: 31_650, vehicles: 4, basis: 'asking' };
  expect(valueFromStock(OWNED, STOCK, SETTINGS)).toEqual(estimate);
  expect(valueFromStock({ ...OWNED, model: 'CX-5 Maxx Sport' }, STOCK, SETTINGS)).toEqual(estimate);
  const few = { kind: 'none', reason: 'few' };
  expect(valueFromStock(OWNED, STOCK.slice(1), SETTINGS)).toEqual(few);
  expect(valueFromStock({ ...OWNED, model: 'CX-50' }, STOCK, SETTINGS)).toEqual(few);
  for (const other of [
    { car_type: 'new' },
    { sold: true, status: 'sold' },
    { price: null },
    { year: 2019 },
    { km: 90_000 },
    { km: null },
    { make: 'Kia' },
    { model: 'CX-3' },
  ] satisfies Partial<Car>[])
    expect(
      valueFromStock(OWNED, [...STOCK.slice(1), similar(9, other)], SETTINGS),
      JSON.stringify(other),
    ).toEqual(few);
});

it('CON-08 with a configured share, the estimate is that share of the prices, rounded to $100', () => {
  expect(valueFromStock(OWNED, STOCK, { ...SETTINGS, share: 0.85 })).toEqual({
    kind: 'estimate',
    from: 25_500,
    to: 26_900,
    vehicles: 4,
    basis: 'offer',
  });
});

it('CON-07 there is no estimate over 7 years or 100,000 km, or if either is unknown', () => {
  const stock = [0, 1, 2, 3].map((number) => similar(number, { year: 2019, km: 100_000 }));
  const owned = { ...OWNED, year: 2019, km: 100_000 };
  expect(valueFromStock(owned, stock, SETTINGS).kind).toBe('estimate');
  expect(valueFromStock({ ...owned, year: 2018 }, stock, SETTINGS)).toEqual({ kind: 'none', reason: 'old' });
  expect(valueFromStock({ ...owned, km: 100_001 }, stock, SETTINGS)).toEqual({
    kind: 'none',
    reason: 'driven',
  });
  for (const unknown of [{ km: null }, { year: null }, { year: 2028 }])
    expect(valueFromStock({ ...owned, ...unknown }, stock, SETTINGS)).toEqual({
      kind: 'none',
      reason: 'unknown',
    });
});
