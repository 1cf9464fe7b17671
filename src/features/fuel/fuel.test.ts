import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCar } from '../../../tests/support/vehicles.ts';
import { DEFAULT_FUEL_PRICE } from '../../tenant/schema/defaults/fuel.ts';
import { consumptionOf, DEFAULT_DISTANCE, fuelCost, hasFuelCost } from './fuel.ts';

const withConsumption = (litres: number | null) =>
  ({ variant: { fuelconsumptioncombined: litres } }) as Parameters<typeof consumptionOf>[0];

describe('fuel', () => {
  it('CAL-01 CAL-02 starts with 1.70 a litre and 250 kms a week', () => {
    expect([DEFAULT_FUEL_PRICE, DEFAULT_DISTANCE]).toEqual([1.7, 250]);
  });

  it('CAL-03 uses the vehicle’s consumption, or 10 L/100km if it is unknown', () => {
    expect(consumptionOf(withConsumption(7.2))).toBe(7.2);
    expect([
      consumptionOf(withConsumption(null)),
      consumptionOf(withConsumption(0)),
      consumptionOf({ variant: null }),
    ]).toEqual([10, 10, 10]);
  });

  it('CAL-04 is km/100 × consumption × price', () => {
    expect(fuelCost(250, 10, 1.7)).toEqual({ week: 42.5, year: 2210 });
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(40), fc.nat(5), (km, litres, price) => {
        expect(fuelCost(km * 2, litres, price).week).toBeCloseTo(2 * fuelCost(km, litres, price).week, 6);
      }),
    );
  });

  it('CAL-05 does not exist for electric vehicles', () => {
    expect(hasFuelCost(aCar({ simple_fuel: 'Electric' }))).toBe(false);
    for (const simple_fuel of ['Petrol', 'Hybrid', 'Plug-in Hybrid', null] as const)
      expect(hasFuelCost(aCar({ simple_fuel }))).toBe(true);
  });
});
