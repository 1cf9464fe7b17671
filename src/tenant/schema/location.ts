import { z } from 'zod';
import { key } from './key.ts';
import { imageUrl, isoDate, link, phone, postcode, slug, state, url } from './primitives.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:30');

/** DAT-26 */
export const openingHour = z.strictObject({
  weekday: key(z.int().min(0).max(6), '0 Sunday to 6 Saturday.', 'DAT-26'),
  status: key(z.enum(['Open', 'Closed']), 'Whether the department opens that day.', 'DAT-26'),
  open: key(time.optional(), 'Opening time, 24-hour, in the dealer’s own time zone.', 'DAT-26'),
  close: key(time.optional(), 'Closing time, 24-hour.', 'DAT-26'),
  formated_hours: key(z.string().optional(), 'Words shown instead of the times.', 'DAT-26'),
});

/** DAT-27 */
export const specialHours = z.strictObject({
  status: z.enum(['Open', 'Closed']),
  date: isoDate,
  name: key(z.string().optional(), 'The holiday’s name.'),
  start_hour: time.optional(),
  end_hour: time.optional(),
  department: key(z.enum(['all', 'sales', 'service', 'parts']).default('all'), 'Department it holds for.', 'DAT-27'),
  location_name: key(z.string().optional(), 'Location it holds for; absent: all.', 'DAT-27'),
});

/** DAT-24 */
export const address = z.strictObject({
  street: z.string(),
  city: z.string(),
  state,
  postcode,
  lat: z.number().min(-90).max(90).optional(),
  long: z.number().min(-180).max(180).optional(),
  place_url: key(url.optional(), 'Directions link; absent: made from the address.', 'LOC-10'),
  place_id: z.string().optional(),
  map_key: key(z.string().optional(), 'Key of the static map picture.', 'API-41'),
});

/** DAT-25 */
export const contactDetail = z.strictObject({
  phone: phone.optional(),
  landline_phone: phone.optional(),
  email: z.email().optional(),
  opening_hours: z.array(openingHour).default([]),
});

/** DAT-23 */
export const location = z.strictObject({
  id: z.string(),
  name: key(z.string(), 'As shown, with its department where it has one: "Capalaba Service".', 'DAT-23'),
  slug: key(slug, 'Path of the location page.', 'ROU-37'),
  location_type: key(z.enum(['sales', 'service', 'parts', '']).default(''), 'Department; empty means sales.', 'LOC-14'),
  location_subtype: key(z.array(z.string()).default([]), 'May include "buying".', 'DAT-23'),
  dealership_id: z.string(),
  dealership_slug: slug,
  primary: key(z.boolean().default(false), 'The group’s main location.', 'CON-09'),
  visible: key(z.boolean().default(true), 'Shown on the site.', 'DAT-23'),
  manufacturers: key(z.array(z.string()).default([]), 'Makes sold or serviced here.', 'DAT-23'),
  image: z.strictObject({ image: z.strictObject({ url: imageUrl, thumb: z.strictObject({ url: imageUrl }) }) }).optional(),
  dealer_license_number: key(z.string().optional(), 'Shown on the site as the law requires.', 'DAT-23'),
  motor_vehicle_repairer: z.string().optional(),
  average_rating: z.number().min(0).max(5).optional(),
  review_count: z.int().min(0).optional(),
  reviews: z.strictObject({ average_rating: z.number().min(0).max(5), count: z.int().min(0) }).optional(),
  address,
  contact_detail: contactDetail,
  description: key(z.string().optional(), 'A sentence or two about the yard.'),
  services: key(z.array(z.strictObject({ title: z.string(), text: z.string(), link, icon: z.string() })).default([]), 'Tiles of what this location offers.'),
});
export type Location = z.infer<typeof location>;
export type Address = z.infer<typeof address>;
export type OpeningHour = z.infer<typeof openingHour>;
export type SpecialHours = z.infer<typeof specialHours>;
