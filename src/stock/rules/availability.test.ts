import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { CarStatus } from '../car.ts';
import { hasLeft, isAvailable, isGone, isPurchasable, isReservable } from './availability.ts';

const on = { autograb: true };
const anyCar = fc
  .record({
    status: fc.constantFrom<CarStatus>('in_stock', 'coming_soon', 'sold', 'other'),
    sold: fc.boolean(),
    reserved: fc.boolean(),
    price: fc.option(fc.integer({ min: 0, max: 500 })),
  })
  .map(makeUte);

describe('availability', () => {
  it.each(['in_stock', 'coming_soon'] as const)('CAR-12 status %s counts as available', (status) => {
    expect(isAvailable({ status, gone_at: null })).toBe(true);
  });

  it.each(['sold', 'other'] as const)('CAR-13 status %s counts as unavailable', (status) => {
    expect(isAvailable({ status, gone_at: null })).toBe(false);
  });

  it('a vehicle marked sold counts as no longer for sale, even if its status still says in_stock', () => {
    expect(isGone(makeUte({ sold: true, status: 'in_stock' }))).toBe(true);
    expect(isGone(makeUte())).toBe(false);
  });

  it('a vehicle that is no longer in the feed is not for sale, and only a sale is called one', () => {
    const gone_at = '2026-11-19T00:00:00Z';
    const left = makeUte({ gone_at });
    expect([isAvailable(left), isGone(left), isPurchasable(left), hasLeft(left)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(isReservable(left, { autograb: true })).toBe(false);
    expect(hasLeft(makeUte({ gone_at, status: 'other' }))).toBe(true);
    expect(
      [makeUte({ gone_at, sold: true }), makeUte({ gone_at, status: 'sold' }), makeUte()].map(hasLeft),
    ).toEqual([false, false, false]);
  });

  it('a vehicle can be purchased unless it is reserved, sold or unavailable', () => {
    expect(isPurchasable(makeUte({ status: 'coming_soon' }))).toBe(true);
    expect(isPurchasable(makeUte({ reserved: true }))).toBe(false);
    expect(isPurchasable(makeUte({ sold: true }))).toBe(false);
    expect(isPurchasable(makeUte({ status: 'other' }))).toBe(false);
  });
});

describe('reservable', () => {
  it('CAR-15 an in-stock car above $200 is reservable only if autograb is on', () => {
    expect(isReservable(makeUte({ price: 201 }), on)).toBe(true);
    expect(isReservable(makeUte({ price: 201 }), { autograb: false })).toBe(false);
  });

  it.each([
    ['a price of 200', { price: 200 }],
    ['no price', { price: null }],
    ['the status coming_soon', { status: 'coming_soon' }],
    ['the status sold', { status: 'sold' }],
    ['sold set to true', { sold: true }],
    ['reserved set to true', { reserved: true }],
  ] as const)('CAR-15 a car with %s is not reservable', (_, over) => {
    expect(isReservable(makeUte(over), on)).toBe(false);
  });

  it('every reservable vehicle is purchasable, and no vehicle that is no longer for sale is purchasable', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        if (isReservable(car, on)) expect(isPurchasable(car)).toBe(true);
        expect(isGone(car) && isPurchasable(car)).toBe(false);
      }),
    );
  });
});
