import { expect, it } from 'vitest';
import { delivery } from '../../../tenant/schema/delivery.ts';
import { deliveryPrice } from './delivery-price.ts';

/** A degree of latitude is 111.2 km. */
const YARD = { lat: -33, long: 151 };
const north = (km: number) => ({ postcode: '2444', state: 'NSW', lat: -33 + km / 111.195, long: 151 });

function priceOf(zone: Record<string, unknown>, to = north(0), yard: typeof YARD | null = YARD) {
  const { zones } = delivery.parse({ zones: [{ name: 'Coast', price: 90, ...zone }] });
  return deliveryPrice(zones, to, yard)?.price ?? null;
}

it('API-37 a zone with a distance covers postcodes up to that many kilometres from the yard', () => {
  expect(priceOf({ within_km: 50 }, north(49.9))).toBe(90);
  expect(priceOf({ within_km: 50 }, north(50.1))).toBeNull();
  // A zone with a distance does not apply if the position of the yard is unknown.
  expect(priceOf({ within_km: 50 }, north(0), null)).toBeNull();
  expect(priceOf({}, north(0), null)).toBe(90);
});

it('API-37 a range of postcodes includes its first and its last postcode', () => {
  const postcodes = ['2440-2450', '3000'];
  const at = (postcode: string) => priceOf({ postcodes }, { ...north(0), postcode });
  expect(['2440', '2444', '2450', '3000'].map(at)).toEqual([90, 90, 90, 90]);
  expect(['2439', '2451', '2999', '3001'].map(at)).toEqual([null, null, null, null]);
});

it('API-37 a zone applies only if all of its conditions hold', () => {
  expect(priceOf({ within_km: 50, states: ['NSW'], postcodes: ['2444'] })).toBe(90);
  expect(priceOf({ within_km: 50, states: ['QLD'], postcodes: ['2444'] })).toBeNull();
  expect(priceOf({ within_km: 50, states: ['NSW'], postcodes: ['2445'] })).toBeNull();
  expect(priceOf({ within_km: 1, states: ['NSW'], postcodes: ['2444'] }, north(2))).toBeNull();
});
