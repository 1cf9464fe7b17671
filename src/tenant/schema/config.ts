import { z } from 'zod';
import { buttons, footer, header, images, legal, locationWidgets, map, wording } from './appearance.ts';
import { chat } from './chat.ts';
import { delivery } from './delivery.ts';
import { finance } from './finance.ts';
import { forms } from './forms.ts';
import { key } from './key.ts';
import type { menu } from './menu.ts';
import { carType, make, slug } from './primitives.ts';
import { service } from './service.ts';
import { SLOTS } from './slots.ts';
import { favourites, pricing, reviews, search, stock, tags } from './stock-and-search.ts';
import { testDrives } from './test-drives.ts';
import { tradeIn } from './trade-in.ts';
import { vehicle } from './vehicle.ts';

const claim = z.enum([
  'warranty',
  'mechanical_protection',
  'freight',
  'video_calls',
  'finance',
  'trade_in',
  'quality_assured',
  'servicing_since_1969',
]);
export type Claim = z.infer<typeof claim>;

const componentName = z.string().regex(/^[A-Z]\w*$/, 'a component name such as RedHeader');

/** Settings that overrides can change by dealership, manufacturer, car type or flag. */
export const config = z.strictObject({
  header: key(header.prefault({}), 'The header.', 'TEN-08'),
  footer: key(footer.prefault({}), 'The footer.', 'TEN-09'),
  buttons: key(buttons.prefault({}), 'Buttons that are shown.', 'TEN-10'),
  chat: key(chat.prefault({}), 'The chat behind "Instant Message".', 'VDP-35'),
  location_widgets: key(
    locationWidgets.prefault({}),
    'Parts of location cards and pages that are shown.',
    'TEN-11',
  ),
  map: key(map.prefault({}), 'Maps.', 'TEN-12'),
  images: key(images.prefault({}), 'Addresses, sizes and hosts of pictures.', 'TEN-13'),
  search: key(search.prefault({}), 'The search page.', 'TEN-14'),
  legal: key(legal.prefault({}), 'Legal text.', 'TEN-15'),
  wording: key(wording.prefault({}), 'Wording of buttons and tags.', 'TEN-16'),
  finance: key(finance.prefault({}), 'Finance rules.', 'TEN-17'),
  forms: key(forms.prefault({}), 'Forms on pages of their own.', 'FRM-01'),
  trade_in: key(tradeIn.prefault({}), 'Trade-ins and selling a vehicle.', 'ROU-04'),
  tags: key(tags.prefault({}), 'Tags on cards.', 'CAR-17'),
  pricing: key(pricing.prefault({}), 'Prices.', 'CAR-28'),
  favourites: key(favourites.prefault({}), 'Favourites and compare.', 'WAT-09'),
  stock: key(stock.prefault({}), 'Rules for listing sold and outdated vehicles.', 'SRC-42'),
  reviews: key(reviews.prefault({}), 'Reviews that are shown.', 'REV-02'),
  vehicle: key(vehicle.prefault({}), 'The vehicle page.', 'GAL-08'),
  delivery: key(delivery.prefault({}), 'Delivery prices.', 'DAT-21'),
  service: key(service.prefault({}), 'Service bookings.', 'ROU-40'),
  test_drives: key(testDrives.prefault({}), 'Times for test drives.', 'API-36'),
  claims: key(z.array(claim).default([]), 'Marketing claims the dealer makes.', 'TEN-18'),
  warranty_line: key(
    z.string().nullable().default(null),
    'Warranty line of new and demo vehicles; set it by manufacturer.',
    'TEN-19, TEN-20',
  ),
  slots: key(
    z.partialRecord(z.enum(SLOTS), componentName).default({}),
    'Components of the tenant’s overrides folder that replace ours, by slot.',
    'TEN-08',
  ),
});
export type Config = z.infer<typeof config>;

/** One value, or a list that matches if any entry does. */
function oneOrMore<T extends z.ZodType>(schema: T) {
  return z.union([schema, z.array(schema).min(1)]).optional();
}

/** All given conditions must match. */
export const condition = z.strictObject({
  dealership: key(oneOrMore(slug), 'Dealership slug, or a list of slugs.', 'TEN-02'),
  manufacturer: key(oneOrMore(make), 'Make, or a list of makes; capitals do not matter.', 'TEN-03'),
  car_type: key(oneOrMore(carType), 'new, used or demo, or a list of these.', 'TEN-04'),
  flag: key(oneOrMore(z.string()), 'Name of a flag that is on, or a list of names.', 'TEN-04'),
});
export type Condition = z.infer<typeof condition>;
export type Menu = z.infer<typeof menu>;
