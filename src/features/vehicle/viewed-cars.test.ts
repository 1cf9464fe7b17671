import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordViewedCar, type ViewedCar, viewedCarOf, viewedCars } from './viewed-cars.ts';

const car = (id: string): ViewedCar => ({
  id,
  stocknum: 'F101',
  make: 'Mazda',
  model: 'CX-5',
  body: 'Wagon',
  simple_body: 'suv',
});

describe('viewed cars', () => {
  it('WAT-12 DAT-19 stores id, stocknum, make, model, body and simple_body, without duplicates, latest first', () => {
    for (const id of ['a', 'b', 'a']) recordViewedCar(car(id));
    expect(viewedCars.get()).toEqual([car('a'), car('b')]);
    expect(viewedCarOf({ ...car('a'), vin: 'x' })).toEqual(car('a'));
  });

  it('keeps the twenty vehicles that were viewed last', () => {
    for (let index = 1; index <= 30; index++) recordViewedCar(car(`c${index}`));
    expect(viewedCars.get().map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, i) => `c${30 - i}`));
  });

  it('turns any stored value into a valid vehicle or null', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const seen = viewedCarOf(value);
        if (seen) expect([typeof seen.id, typeof seen.make]).toEqual(['string', 'string']);
      }),
    );
    expect(viewedCarOf({ id: '' })).toBeNull();
  });
});
