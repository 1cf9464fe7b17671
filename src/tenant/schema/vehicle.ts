import { z } from 'zod';
import { DEFAULT_FUEL_PRICE } from './defaults/fuel.ts';
import { key } from './key.ts';

export const vehicle = z.strictObject({
  spin_opens_on: key(
    z.enum(['spinner', 'gallery']).default('spinner'),
    'View that is open at first if a vehicle has a spin.',
    'GAL-08',
  ),
  bottom_bar_after: key(
    z.int().min(0).max(5000).default(900),
    'Pixels that a phone’s page is scrolled before the bar with price and buttons appears. With 0 the bar is there from the start.',
    'VDP-23',
  ),
  share_toast: key(
    z.boolean().default(false),
    'Copying a vehicle’s link says "Copied {vehicle} to your clipboard!".',
    'SHA-07',
  ),
  sales_counter: key(
    z.boolean().default(true),
    'Vehicle pages show the "Sales this Month" counter. Its number comes from the time of the month, not from real sales.',
    'CON-15',
  ),
  sales_per_day: key(
    z.number().min(0.1).max(250).nullable().default(null),
    'Average number of vehicles that the dealer sells per day. The counter uses it and says so. With null it uses 192.',
    'CON-16',
  ),
  fuel_price: key(
    z.number().min(0.1).max(10).default(DEFAULT_FUEL_PRICE),
    'Fuel price that the fuel calculator starts with, AUD per litre.',
    'CAL-01',
  ),
});
