import { expect, it } from 'vitest';
import type { CarFields } from '../../../frame/vehicle-facts.ts';
import { type Built, newsOf, outdatedBy, whatChanged } from './changed.ts';

const NOTHING: CarFields = { status: null, sold: null, reserved: null, price: null };
const BUILT: Built = { gone: false, price: 30_000 };
const change = (now: Partial<CarFields>, built = BUILT) => whatChanged(built, { ...NOTHING, ...now });

it('knows of nothing where the service says nothing, or what the page says', () => {
  expect(change({})).toEqual({ kind: 'none' });
  expect(change({ status: 'in_stock', sold: false, price: 30_000 })).toEqual({ kind: 'none' });
  expect(change({ status: 'coming_soon' })).toEqual({ kind: 'none' });
});

it('a vehicle sold or out of stock since then is sold, whatever its price', () => {
  expect(change({ sold: true, price: 1 })).toEqual({ kind: 'sold' });
  for (const status of ['sold', 'other', 'wholesale'])
    expect(change({ status, price: 29_000 })).toEqual({ kind: 'sold' });
  expect(change({ sold: true }, { gone: true, price: null })).toEqual({ kind: 'none' });
});

it('a new price counts where one shows, and can show', () => {
  expect(change({ price: 28_500 })).toEqual({ kind: 'price', price: 28_500 });
  expect(change({ price: 10 })).toEqual({ kind: 'none' });
  expect(whatChanged({ gone: false, price: null }, { ...NOTHING, price: 28_500 })).toEqual({ kind: 'none' });
});

it('says what changed, and what of the page is wrong then', () => {
  const told = [change({}), change({ sold: true }), change({ price: 28_500 })].map((one) => [
    outdatedBy(one),
    newsOf(one),
  ]);
  expect(told).toEqual([
    [null, null],
    ['[data-offer]', 'This vehicle has just been sold.'],
    ['[data-for-price]', 'The price is now $28,500.'],
  ]);
});
