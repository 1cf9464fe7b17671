import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Variant } from '../../stock/car.ts';
import { DEFAULT_FUEL_PRICE } from '../../tenant/schema/defaults/fuel.ts';
import { DEFAULT_DISTANCE, fuelCost, fuelView } from './fuel.ts';

const config = { vehicle: { fuel_price: 1.9 } } as Parameters<typeof fuelView>[1];
const viewWith = (variant: Partial<Variant> | null) =>
  fuelView(makeUte({ simple_fuel: 'Petrol', variant: variant as Variant | null }), config);

describe('the fuel calculator', () => {
  it('CAL-01 CAL-02 the defaults are $1.70 a litre and 250 kms a week', () => {
    expect([DEFAULT_FUEL_PRICE, DEFAULT_DISTANCE]).toEqual([1.7, 250]);
  });

  it('CAL-03 the calculator uses the vehicle’s consumption, or assumes 10 L/100km if it is unknown', () => {
    expect(viewWith({ fuelconsumptioncombined: 7.2 })).toEqual({
      consumption: 7.2,
      assumed: false,
      price: 1.9,
    });
    for (const unknown of [{ fuelconsumptioncombined: null }, { fuelconsumptioncombined: 0 }, null])
      expect(viewWith(unknown)).toEqual({ consumption: 10, assumed: true, price: 1.9 });
  });

  it('trucks, motorcycles and motorhomes have a fuel calculator only if their consumption is known', () => {
    for (const kind of [
      { item_type: 'truck', simple_body: 'rigidTruck' },
      { item_type: 'motorcycle', simple_body: 'naked' },
      { item_type: 'caravan', simple_body: 'motorhome' },
    ] as const) {
      const fuelled = { ...kind, simple_fuel: 'Diesel' } as const;
      expect(fuelView(makeUte({ ...fuelled, variant: null }), config), kind.item_type).toBeNull();
      const variant = { fuelconsumptioncombined: 22.4 } as Variant;
      expect(fuelView(makeUte({ ...fuelled, variant }), config)).toMatchObject({
        consumption: 22.4,
        assumed: false,
      });
    }
  });

  it('CAL-04 the cost of a week is km/100 × consumption × price, and a year has 52 weeks', () => {
    expect(fuelCost(250, 10, 1.7)).toEqual({ week: 42.5, year: 2210 });
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(40), fc.nat(5), (km, litres, price) => {
        expect(fuelCost(km, litres, price).week).toBeCloseTo((km / 100) * litres * price, 6);
      }),
    );
  });

  it('CAL-05 vehicles that run on electricity or hydrogen have no fuel calculator, hybrids have one', () => {
    expect(fuelView(makeUte({ simple_fuel: 'Electric' }), config)).toBeNull();
    for (const simple_fuel of ['Petrol', 'Hybrid', 'Plug-in Hybrid', null] as const)
      expect(fuelView(makeUte({ simple_fuel }), config)).not.toBeNull();
    expect(fuelView(makeUte({ simple_fuel: 'Hydrogen' }), config)).toBeNull();
  });

  it('sold vehicles and caravans have no fuel calculator', () => {
    expect(fuelView(makeUte({ status: 'sold' }), config)).toBeNull();
    expect(fuelView(makeUte({ sold: true }), config)).toBeNull();
    expect(
      fuelView(makeUte({ item_type: 'caravan', simple_body: 'caravan', simple_fuel: null }), config),
    ).toBeNull();
  });
});
