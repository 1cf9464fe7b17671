import { expect, it } from 'vitest';
import type { CarFields } from '../../../frame/vehicle-facts.ts';
import { type BuiltVehicle, changeMessage, detectChange, outdatedSelector } from './vehicle-change.ts';

const NOTHING: CarFields = { status: null, sold: null, reserved: null, price: null };
const BUILT: BuiltVehicle = { gone: false, price: 30_000 };
const change = (now: Partial<CarFields>, built = BUILT) => detectChange(built, { ...NOTHING, ...now });

it('detects no change if the service returns nothing, or the same as the page', () => {
  expect(change({})).toEqual({ kind: 'none' });
  expect(change({ status: 'in_stock', sold: false, price: 30_000 })).toEqual({ kind: 'none' });
  expect(change({ status: 'coming_soon' })).toEqual({ kind: 'none' });
});

it('detects a vehicle that is sold or out of stock, whatever its price', () => {
  expect(change({ sold: true, price: 1 })).toEqual({ kind: 'sold' });
  for (const status of ['sold', 'other', 'wholesale'])
    expect(change({ status, price: 29_000 })).toEqual({ kind: 'sold' });
  expect(change({ sold: true }, { gone: true, price: null })).toEqual({ kind: 'none' });
});

it('detects a new price if the page shows one and the new one can be shown', () => {
  expect(change({ price: 28_500 })).toEqual({ kind: 'price', price: 28_500 });
  expect(change({ price: 10 })).toEqual({ kind: 'none' });
  expect(detectChange({ gone: false, price: null }, { ...NOTHING, price: 28_500 })).toEqual({ kind: 'none' });
});

it('announces the change and selects the outdated parts of the page', () => {
  const told = [change({}), change({ sold: true }), change({ price: 28_500 })].map((one) => [
    outdatedSelector(one),
    changeMessage(one),
  ]);
  expect(told).toEqual([
    [null, null],
    ['[data-offer]', 'This vehicle has just been sold.'],
    ['[data-for-price]', 'The price is now $28,500.'],
  ]);
});
