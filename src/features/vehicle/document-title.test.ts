import { expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { documentTitle } from './document-title.ts';

const hilux = (changes: Partial<Car> = {}): string =>
  documentTitle(
    makeUte({
      year: 2021,
      make: 'Toyota',
      model: 'HiLux',
      badge: 'SR5',
      colour: 'White',
      km: 45_210,
      car_type: 'used',
      stocknum: 'H10123',
      ...changes,
    }),
  );

it('a title names colour, odometer and stock number if they are known, but no odometer of a new vehicle', () => {
  expect(hilux()).toBe('2021 Toyota HiLux SR5, White, 45,210 kms, H10123');
  expect(hilux({ car_type: 'new', km: 12 })).toBe('2021 Toyota HiLux SR5, White, H10123');
  expect(hilux({ badge: null, colour: null, km: null, stocknum: null })).toBe('2021 Toyota HiLux');
});

it('a title over 60 characters loses odometer, then colour, then the end of the name, but never the stock number', () => {
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
