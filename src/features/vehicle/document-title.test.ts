import { expect, it } from 'vitest';
import { aCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { documentTitle } from './document-title.ts';

const hilux = (over: Partial<Car> = {}): string =>
  documentTitle(
    aCar({
      year: 2021,
      make: 'Toyota',
      model: 'HiLux',
      badge: 'SR5',
      colour: 'White',
      km: 45_210,
      car_type: 'used',
      stocknum: 'H10123',
      ...over,
    }),
  );

it('names colour, odometer and stock number, where known', () => {
  expect(hilux()).toBe('2021 Toyota HiLux SR5, White, 45,210 kms, H10123');
  expect(hilux({ car_type: 'new', km: 12 })).toBe('2021 Toyota HiLux SR5, White, H10123');
  expect(hilux({ badge: null, colour: null, km: null, stocknum: null })).toBe('2021 Toyota HiLux');
});

it('leaves out odometer, colour and the end of the name, in this order, before the stock number', () => {
  expect(hilux({ badge: 'SR5 Double Cab Pick-up' })).toBe(
    '2021 Toyota HiLux SR5 Double Cab Pick-up, White, H10123',
  );
  expect(hilux({ badge: 'SR5 Double Cab Pick-up 4x4 Diesel' })).toBe(
    '2021 Toyota HiLux SR5 Double Cab Pick-up 4x4 Diesel, H10123',
  );
  const long = hilux({ badge: 'SR5 Double Cab Pick-up 4x4 Diesel Automatic' });
  expect(long).toBe('2021 Toyota HiLux SR5 Double Cab Pick-up 4x4 Diesel…, H10123');
  expect(long.length).toBeLessThanOrEqual(60);
});
