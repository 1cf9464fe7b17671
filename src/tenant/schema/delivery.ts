import { z } from 'zod';
import { key } from './key.ts';
import { state } from './primitives.ts';

const postcodes = z
  .string()
  .regex(/^\d{4}(-\d{4})?$/, 'a postcode such as 2444, or a range such as 4000-4179');

const zone = z.strictObject({
  name: key(z.string().min(1).max(80), 'Region as the shopper reads it: "Greater Brisbane".', 'DAT-21'),
  price: key(z.number().min(0).max(100_000), 'Price of delivery to this region, AUD.', 'DAT-21'),
  within_km: key(
    z.number().min(1).max(6_000).nullable().default(null),
    'Up to this distance from the vehicle’s yard, in a straight line. With null, any distance.',
    'API-37',
  ),
  states: key(z.array(state).default([]), 'Only in these states; empty: all.', 'API-37'),
  postcodes: key(
    z.array(postcodes).default([]),
    'Only these postcodes or ranges, in quotes; empty: all.',
    'API-37',
  ),
});
export type DeliveryZone = z.infer<typeof zone>;

export const delivery = z.strictObject({
  zones: key(
    z.array(zone).default([]),
    'Regions and prices of delivery. The first zone whose conditions all apply sets the price; if none applies, shoppers are asked to call.',
    'DAT-21, API-37',
  ),
});
