import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCar } from '../../../tests/support/vehicles.ts';
import type { CarStatus } from '../car.ts';
import { isAvailable, isGone, isPurchasable, isReservable } from './availability.ts';

const on = { autograb: true };
const anyCar = fc
  .record({
    status: fc.constantFrom<CarStatus>('in_stock', 'coming_soon', 'sold', 'other'),
    sold: fc.boolean(),
    reserved: fc.boolean(),
    price: fc.option(fc.integer({ min: 0, max: 500 })),
  })
  .map(aCar);

describe('availability', () => {
  it.each(['in_stock', 'coming_soon'] as const)('CAR-12 status %s counts as available', (status) => {
    expect(isAvailable({ status })).toBe(true);
  });

  it.each(['sold', 'other'] as const)('CAR-13 status %s counts as unavailable', (status) => {
    expect(isAvailable({ status })).toBe(false);
  });

  it('counts a vehicle marked sold as gone before its status says so', () => {
    expect(isGone(aCar({ sold: true, status: 'in_stock' }))).toBe(true);
    expect(isGone(aCar())).toBe(false);
  });

  it('does not sell a reserved or sold vehicle', () => {
    expect(isPurchasable(aCar({ status: 'coming_soon' }))).toBe(true);
    expect(isPurchasable(aCar({ reserved: true }))).toBe(false);
    expect(isPurchasable(aCar({ sold: true }))).toBe(false);
    expect(isPurchasable(aCar({ status: 'other' }))).toBe(false);
  });
});

describe('reservable', () => {
  it('CAR-15 an in-stock car above $200 is reservable only if autograb is on', () => {
    expect(isReservable(aCar({ price: 201 }), on)).toBe(true);
    expect(isReservable(aCar({ price: 201 }), { autograb: false })).toBe(false);
  });

  it.each([
    ['a price of 200', { price: 200 }],
    ['no price', { price: null }],
    ['coming soon', { status: 'coming_soon' }],
    ['status sold', { status: 'sold' }],
    ['marked sold', { sold: true }],
    ['reserved', { reserved: true }],
  ] as const)('CAR-15 is not reservable: %s', (_, over) => {
    expect(isReservable(aCar(over), on)).toBe(false);
  });

  it('implies purchasable, and gone implies not purchasable', () => {
    fc.assert(
      fc.property(anyCar, (car) => {
        if (isReservable(car, on)) expect(isPurchasable(car)).toBe(true);
        expect(isGone(car) && isPurchasable(car)).toBe(false);
      }),
    );
  });
});
