import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCar } from '../../../tests/support/vehicles.ts';
import { DEFAULT_FUEL_PRICE } from '../../tenant/schema/defaults/fuel.ts';
import { DEFAULT_DISTANCE, fuelCost, fuelView } from './fuel.ts';

const config = { vehicle: { fuel_price: 1.9 } } as Parameters<typeof fuelView>[1];
const consumption = (litres: number | null) =>
  fuelView(
    { simple_fuel: 'Petrol', variant: { fuelconsumptioncombined: litres } } as Parameters<typeof fuelView>[0],
    config,
  )?.consumption;

describe('fuel', () => {
  it('CAL-01 CAL-02 starts with 1.70 a litre and 250 kms a week', () => {
    expect([DEFAULT_FUEL_PRICE, DEFAULT_DISTANCE]).toEqual([1.7, 250]);
  });

  it('CAL-03 uses the vehicle’s consumption, or 10 L/100km if it is unknown', () => {
    expect(consumption(7.2)).toBe(7.2);
    expect([consumption(null), consumption(0)]).toEqual([10, 10]);
    expect(fuelView(aCar({ simple_fuel: 'Petrol', variant: null }), config)).toEqual({
      consumption: 10,
      price: 1.9,
    });
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
  });
});
