import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCar } from '../../../tests/support/vehicles.ts';
import type { Variant } from '../../stock/car.ts';
import { DEFAULT_FUEL_PRICE } from '../../tenant/schema/defaults/fuel.ts';
import { DEFAULT_DISTANCE, fuelCost, fuelView } from './fuel.ts';

const config = { vehicle: { fuel_price: 1.9 } } as Parameters<typeof fuelView>[1];
const viewWith = (variant: Partial<Variant> | null) =>
  fuelView(aCar({ simple_fuel: 'Petrol', variant: variant as Variant | null }), config);

describe('fuel', () => {
  it('CAL-01 CAL-02 starts with 1.70 a litre and 250 kms a week', () => {
    expect([DEFAULT_FUEL_PRICE, DEFAULT_DISTANCE]).toEqual([1.7, 250]);
  });

  it('CAL-03 uses the vehicle’s consumption, or 10 L/100km if it is unknown', () => {
    expect(viewWith({ fuelconsumptioncombined: 7.2 })).toEqual({
      consumption: 7.2,
      assumed: false,
      price: 1.9,
    });
    for (const unknown of [{ fuelconsumptioncombined: null }, { fuelconsumptioncombined: 0 }, null])
      expect(viewWith(unknown)).toEqual({ consumption: 10, assumed: true, price: 1.9 });
  });

  it('CAL-04 is km/100 × consumption × price', () => {
    expect(fuelCost(250, 10, 1.7)).toEqual({ week: 42.5, year: 2210 });
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(40), fc.nat(5), (km, litres, price) => {
        expect(fuelCost(km * 2, litres, price).week).toBeCloseTo(2 * fuelCost(km, litres, price).week, 6);
      }),
    );
  });

  it('CAL-05 hides the fuel calculator for electric vehicles', () => {
    expect(fuelView(aCar({ simple_fuel: 'Electric' }), config)).toBeNull();
    for (const simple_fuel of ['Petrol', 'Hybrid', 'Plug-in Hybrid', null] as const)
      expect(fuelView(aCar({ simple_fuel }), config)).not.toBeNull();
    expect(fuelView(aCar({ simple_fuel: 'Hydrogen' }), config)).toBeNull();
  });

  it('has no cost for a sold vehicle and for a caravan', () => {
    expect(fuelView(aCar({ status: 'sold' }), config)).toBeNull();
    expect(fuelView(aCar({ sold: true }), config)).toBeNull();
    expect(
      fuelView(aCar({ item_type: 'caravan', simple_body: 'caravan', simple_fuel: null }), config),
    ).toBeNull();
  });
});
