import { expect, it } from 'vitest';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import type { Car } from '../../../stock/car.ts';
import { blankCar } from '../../../stock/car-defaults.ts';
import { sheetFacts } from './sheet-facts.ts';

const TODAY = new Date('2026-11-22');
const factsOf = (changes: Partial<Car>, count = 20) => sheetFacts(makeCar(changes), count, TODAY);
const details = (...rows: [label: string, value: string][]) =>
  rows.map(([label, value]) => ({ label, value }));

it('a car’s facts have seats, fuel use and towing', () => {
  const variant = { ...blankCar().variant, fuelconsumptioncombined: 7.7 } as Car['variant'];
  const { key } = factsOf({ variant, extra_specs: details(['Towing, braked', '3,500 kg']) });
  expect(key).toEqual(
    expect.arrayContaining(
      details(['Seats', '5'], ['Fuel use', '7.7 L/100km'], ['Towing, braked', '3,500 kg']),
    ),
  );
});

it('a truck’s facts start with masses, axles and licence', () => {
  const variant = { ...blankCar().variant, grossvehiclemass: 11_000 } as Car['variant'];
  const extra_specs = details(
    ['Licence class', 'Medium Rigid (MR)'],
    ['GCM', '16,000 kg'],
    ['GVM', '11,000 kg'],
    ['Axle configuration', '4x2'],
  );
  const { key, others } = factsOf({ item_type: 'truck', variant, extra_specs });
  expect(key.slice(0, 4)).toEqual(
    details(['GVM', '11,000 kg'], ['GCM', '16,000 kg'], ['Axles', '4x2'], ['Licence', 'Medium Rigid (MR)']),
  );
  // The feed states the mass twice.
  expect(others.map(({ label }) => label)).not.toContain('GVM');
});

it('a motorcycle’s facts have LAMS, capacity and seat height', () => {
  const extra_specs = details(
    ['Capacity', '1,084 cc'],
    ['Learner approved (LAMS)', 'No'],
    ['Seat height', '700 mm'],
  );
  expect(factsOf({ item_type: 'motorcycle', extra_specs }).key.slice(1, 4)).toEqual(
    details(['LAMS', 'No'], ['Capacity', '1,084 cc'], ['Seat height', '700 mm']),
  );
});

it('a caravan’s facts have berths, tare and ATM', () => {
  const caravan = { ...blankCar().caravan, sleeps: 4, tare_weight: 2390, aggregate_trailer_mass: 2990 };
  const changes = { item_type: 'caravan', caravan } as Partial<Car>;
  expect(factsOf(changes).key.slice(0, 3)).toEqual(
    details(['Berths', '4'], ['Tare', '2,390 kg'], ['ATM', '2,990 kg']),
  );
});

it('facts without a value are left out, and those that do not fit follow under "On paper", its papers first', () => {
  const { key, others } = factsOf({ vin: 'V1', doors: 5, seats: null }, 2);
  expect(key).toEqual(details(['Odometer', '24,180 kms'], ['Fuel', 'Petrol']));
  expect(others[0]).toEqual({ label: 'VIN', value: 'V1' });
  expect(others).toContainEqual({ label: 'Doors', value: '5' });
  for (const label of ['Odometer', 'Make', 'Stock number', 'Seats'])
    expect(others.map((row) => row.label)).not.toContain(label);
});
