import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { aDealer } from '../../../tests/support/service/a-dealer.ts';
import { NOW } from '../../../tests/support/service/test-service.ts';
import { northCars } from '../../../tests/support/service/test-stock.ts';
import type { Car } from '../../stock/car.ts';
import { tenantStock } from '../vehicles/stock/tenant-stock.ts';
import { leadVehicle } from './lead-vehicle.ts';

const DATE = '2026-11-22';
const FACTS = {
  car_id: 'id-mine',
  vehicle_title: '2022 Toyota HiLux',
  stock_number: 'S77',
  vehicle_url: 'https://www.north.example/cars/mine',
};

function vehicleWith(changes: Partial<Car>, facts = FACTS) {
  const cars = northCars(NOW).map((car, i) => (i === 0 ? { ...car, ...changes } : car));
  const stock = tenantStock({ ...makeTenant({ id: 'site-north' }), folder: '' }, cars, NOW);
  return leadVehicle({ facts }, aDealer(), stock, DATE);
}

it('a mail shows the vehicle as the stock has it now', () => {
  const changes = {
    year: 2022,
    make: 'Toyota',
    model: 'HiLux',
    badge: 'SR5',
    price: 41_990,
    price_type: 'Drive away',
  };
  expect(vehicleWith({ ...changes, km: 12_345, colour: 'Red', stocknum: 'N1' })).toMatchObject({
    title: '2022 Toyota HiLux',
    variant: expect.stringContaining('SR5'),
    colour: 'Red',
    price: '$41,990',
    priceType: 'Drive away',
    stockNumber: 'N1',
    href: FACTS.vehicle_url,
  });
});

it('a mail shows no price of a vehicle that is sold or has none', () => {
  for (const changes of [{ price: null }, { status: 'sold' as const, sold: true }])
    expect(vehicleWith(changes)).toMatchObject({ price: '', priceType: '', priceNote: '' });
});

it('the four most important facts depend on the kind of vehicle', () => {
  const labels = (changes: Partial<Car>) => vehicleWith(changes)?.facts.map(({ label }) => label);
  expect(labels({ item_type: 'car', km: 1_000 })?.[0]).toBe('Odometer');
  expect(
    labels({ item_type: 'caravan', caravan: { sleeps: 4, tare_weight: 2_100 } as Car['caravan'] }),
  ).toEqual(expect.arrayContaining(['Sleeps', 'Tare']));
});

it('a vehicle that the stock does not have any more is as its lead describes it', () => {
  expect(vehicleWith({}, { ...FACTS, car_id: 'gone' })).toMatchObject({
    title: '2022 Toyota HiLux',
    stockNumber: 'S77',
    price: '',
    facts: [],
  });
  expect(leadVehicle({ facts: {} }, aDealer(), null, DATE)).toBeNull();
});

it.each([
  'https://www.north.example.evil.example/a',
  'https://evil.example/',
  'javascript:alert(1)',
  'not an address',
])('a mail does not link to %s, which is not on the dealer’s site', (vehicle_url) =>
  expect(vehicleWith({}, { ...FACTS, vehicle_url })?.href).toBeNull(),
);
