import { expect, it } from 'vitest';
import type { CarFields } from '../../../frame/vehicle-facts.ts';
import { type BuiltVehicle, changeMessage, detectChange, outdatedSelector } from './vehicle-change.ts';

const NOTHING: CarFields = { status: null, sold: null, reserved: null, price: null };
const BUILT: BuiltVehicle = { gone: false, reserved: false, price: 30_000 };
const change = (current: Partial<CarFields>, built: Partial<BuiltVehicle> = {}) =>
  detectChange({ ...BUILT, ...built }, { ...NOTHING, ...current });
const NONE = { state: null, left: false, price: null };

it('detects no change if the service returns nothing, or the values that the page shows', () => {
  expect(change({})).toEqual(NONE);
  expect(change({ status: 'in_stock', sold: false, reserved: false, price: 30_000 })).toEqual(NONE);
  expect(change({ status: 'coming_soon' })).toEqual(NONE);
  expect(change({ reserved: true }, { reserved: true })).toEqual(NONE);
});

it('VDP-41 detects that a vehicle was sold or is no longer in stock, whatever its price', () => {
  expect(change({ sold: true, reserved: true, price: 1 })).toEqual({
    state: 'sold',
    left: false,
    price: null,
  });
  for (const status of ['sold', 'other', 'wholesale'])
    expect(change({ status, price: 29_000 })).toEqual({ state: 'sold', left: false, price: null });
  expect(change({ sold: true }, { reserved: true })).toEqual({ state: 'sold', left: false, price: null });
  expect(change({ sold: true, reserved: true }, { gone: true, price: null })).toEqual(NONE);
});

it('detects that a vehicle left the stock without being sold, and says so', () => {
  const left = change({ status: 'gone', sold: true, price: 29_000 });
  expect(left).toEqual({ state: 'sold', left: true, price: null });
  expect(changeMessage(left)).toBe('This vehicle is no longer available.');
  expect(change({ status: 'gone', sold: true }, { gone: true })).toEqual(NONE);
});

it('detects that a vehicle was reserved, that its price changed, or both', () => {
  expect(change({ reserved: true })).toEqual({ state: 'reserved', left: false, price: null });
  expect(change({ price: 28_500 })).toEqual({ state: null, left: false, price: 28_500 });
  expect(change({ reserved: true, price: 28_500 })).toEqual({
    state: 'reserved',
    left: false,
    price: 28_500,
  });
});

it('ignores a new price if the page shows none, or if the new one is too low to be shown', () => {
  expect(change({ price: 10 })).toEqual(NONE);
  expect(change({ price: 28_500 }, { price: null })).toEqual(NONE);
});

it('selects the parts of the page that a change makes outdated', () => {
  const purchasable = '[data-while~="purchasable"]:not(:has([aria-pressed="true"]))';
  expect(outdatedSelector(NONE)).toBeNull();
  expect(outdatedSelector({ state: 'sold', left: false, price: null })).toBe(
    `${purchasable},[data-while~="for-sale"]`,
  );
  expect(outdatedSelector({ state: 'reserved', left: false, price: null })).toBe(purchasable);
  expect(outdatedSelector({ state: null, left: false, price: 28_500 })).toBe('[data-for-price]');
  expect(outdatedSelector({ state: null, left: false, price: 500 })).toBe(
    '[data-for-price],[data-while~="financed"]',
  );
});

it('changeMessage describes the change in a sentence, or returns null if nothing changed', () => {
  expect(changeMessage(NONE)).toBeNull();
  expect(changeMessage({ state: 'sold', left: false, price: null })).toBe('This vehicle has just been sold.');
  expect(changeMessage({ state: 'reserved', left: false, price: 28_500 })).toBe(
    'This vehicle has just been reserved.',
  );
  expect(changeMessage({ state: null, left: false, price: 28_500 })).toBe('The price is now $28,500.');
});
