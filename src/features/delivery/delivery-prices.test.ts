import { expect, it } from 'vitest';
import type { DeliveryZone } from '../../tenant/schema/delivery.ts';
import { deliveryPrices } from './delivery-prices.ts';

const zone = (name: string, price: number, more: Partial<DeliveryZone> = {}): DeliveryZone => ({
  name,
  price,
  within_km: null,
  states: [],
  postcodes: [],
  ...more,
});

it('each region has its price, a free one is called free, and of other places shoppers are told to ask', () => {
  const zones = [
    zone('Greater Perth', 0, { within_km: 80 }),
    zone('Western Australia', 460, { states: ['WA'] }),
  ];
  expect(deliveryPrices(zones)).toEqual([
    { region: 'Within 80 km in a straight line', price: 'Free' },
    { region: 'Western Australia', price: '$460' },
    { region: 'Elsewhere', price: 'Ask us' },
  ]);
});

it('a region without conditions is every other place', () => {
  expect(deliveryPrices([zone('Perth', 90, { postcodes: ['6000-6199'] }), zone('Australia', 1_790)])).toEqual(
    [
      { region: 'Perth', price: '$90' },
      { region: 'Australia', price: '$1,790' },
    ],
  );
});

it('without regions, or with more than five, there is no list', () => {
  expect(deliveryPrices([])).toEqual([]);
  expect(deliveryPrices(Array.from({ length: 6 }, (_, i) => zone(`Region ${i}`, i)))).toEqual([]);
});

it('a region that is a distance from the yard is not called by a place, which may be far from this yard', () => {
  const regions = (more: Partial<DeliveryZone>) =>
    deliveryPrices([zone('Greater Perth', 150, more)])[0]?.region;
  expect(regions({ within_km: 1_200 })).toBe('Within 1,200 km in a straight line');
  expect(regions({ within_km: 80, states: ['WA'] })).toBe('Greater Perth, within 80 km in a straight line');
});
