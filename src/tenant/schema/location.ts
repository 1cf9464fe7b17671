import { z } from 'zod';
import { key } from './key.ts';
import { email, imageUrl, isoDate, link, make, phone, postcode, slug, state, url } from './primitives.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:30');

/** Requirement DAT-26. */
export const openingHour = z.strictObject({
  weekday: key(z.int().min(0).max(6), '0 Sunday to 6 Saturday.', 'DAT-26'),
  status: key(z.enum(['Open', 'Closed']), 'Open or Closed on that day.', 'DAT-26'),
  open: key(time.optional(), 'Opening time, 24-hour, in the location’s own time zone.', 'DAT-26'),
  close: key(time.optional(), 'Closing time, 24-hour.', 'DAT-26'),
  // Spelt as in DAT-26.
  formated_hours: key(z.string().optional(), 'Text shown instead of the times.', 'DAT-26'),
});

/** Requirement DAT-27. */
export const specialHours = z.strictObject({
  status: key(z.enum(['Open', 'Closed']), 'Open or Closed on that day.', 'DAT-27'),
  date: key(isoDate, 'The day.', 'DAT-27'),
  name: key(z.string().optional(), 'The holiday’s name.', 'LOC-16'),
  start_hour: key(time.optional(), 'Opening time, 24-hour.', 'DAT-27'),
  end_hour: key(time.optional(), 'Closing time, 24-hour.', 'DAT-27'),
  department: key(
    z.enum(['all', 'sales', 'service', 'parts']).default('all'),
    'Department that the hours apply to.',
    'DAT-27',
  ),
  location_name: key(z.string().optional(), 'Location that the hours apply to; absent: all.', 'DAT-27'),
});

/** Requirement DAT-24. */
export const address = z.strictObject({
  street: key(z.string(), 'Number and street.', 'DAT-24'),
  city: key(z.string(), 'Suburb or town.', 'DAT-24'),
  state: key(state, 'State or territory.', 'DAT-24'),
  postcode: key(postcode, 'Postcode, in quotes.', 'DAT-24'),
  lat: key(z.number().min(-90).max(90).optional(), 'Latitude, degrees.', 'DAT-24'),
  long: key(z.number().min(-180).max(180).optional(), 'Longitude, degrees.', 'DAT-24'),
  place_url: key(url.optional(), 'Directions link; absent: made from the address.', 'LOC-10, DAT-24'),
  place_id: key(
    z.string().optional(),
    'The place’s id at the maps provider, for the directions link if there is no place_url.',
    'LOC-10, DAT-24',
  ),
  map_key: key(
    z.string().optional(),
    'Text that replaces {key} in the address of the static map (map.picture).',
    'API-41, DAT-24',
  ),
});

/** Requirement DAT-25. */
export const contactDetail = z.strictObject({
  phone: key(phone.optional(), 'Phone of the department.', 'DAT-25'),
  landline_phone: key(phone.optional(), 'Second, fixed-line phone.', 'DAT-25'),
  email: key(email.optional(), 'Email of the department.'),
  opening_hours: key(
    z.array(openingHour).default([]),
    'One entry per weekday, or two with a break between them.',
    'DAT-25',
  ),
});

const locationImage = z.strictObject({
  image: key(
    z.strictObject({
      url: key(imageUrl, 'Address of the photo.', 'DAT-23').meta({ shown: 900 }),
      thumb: key(
        z.strictObject({ url: key(imageUrl, 'Address of the small copy.', 'DAT-23').meta({ shown: 320 }) }),
        'The small copy.',
        'DAT-23',
      ),
    }),
    'The photo in its sizes.',
    'DAT-23',
  ),
});

const ratingSummary = z.strictObject({
  average_rating: key(z.number().min(0).max(5), 'Average of the reviews, 0 to 5.', 'DAT-23'),
  count: key(z.int().min(0), 'Number of reviews.', 'DAT-23'),
});

const serviceTile = z.strictObject({
  title: key(z.string(), 'Heading of the tile.'),
  text: key(z.string(), 'One sentence.'),
  link: key(link, 'Path or address that the tile links to.'),
  icon: key(z.string(), 'Name of a Lucide icon.'),
});

/** Requirement DAT-23. */
export const location = z.strictObject({
  id: key(z.string(), 'Unique among the locations.', 'DAT-23'),
  name: key(z.string(), 'Name as shown, with the department if it has one: "Capalaba Service".', 'DAT-23'),
  slug: key(slug, 'Path of the location page.', 'ROU-37, DAT-23'),
  location_type: key(
    z.enum(['sales', 'service', 'parts', '']).default(''),
    'Department; empty means sales.',
    'LOC-14, DAT-23',
  ),
  location_subtype: key(
    z.array(z.string()).default([]),
    'Further kinds of the location, such as "buying".',
    'DAT-23',
  ),
  dealership_id: key(z.string(), 'Id of the dealership it belongs to.', 'DAT-23'),
  dealership_slug: key(slug, 'Slug of the dealership it belongs to.', 'DAT-23'),
  primary: key(
    z.boolean().default(false),
    'True for the main location of the group; exactly one location must have it.',
    'CON-09, DAT-23',
  ),
  visible: key(z.boolean().default(true), 'The location is shown on the site.', 'DAT-23'),
  manufacturers: key(z.array(make).default([]), 'Makes sold or serviced here.', 'DAT-23'),
  image: key(locationImage.optional(), 'Photo of the yard.', 'DAT-23'),
  dealer_license_number: key(
    z.string().optional(),
    'Dealer licence number, shown on the site as the law requires.',
    'DAT-23',
  ),
  motor_vehicle_repairer: key(z.string().optional(), 'Repairer licence number.', 'DAT-23'),
  average_rating: key(
    z.number().min(0).max(5).optional(),
    'Average rating, 0 to 5; used if reviews is absent or counts none.',
    'DAT-23',
  ),
  review_count: key(
    z.int().min(0).optional(),
    'Number of reviews; used together with average_rating.',
    'DAT-23',
  ),
  reviews: key(ratingSummary.optional(), 'Average and number of reviews.', 'DAT-23'),
  address: key(address, 'Address of the location.', 'DAT-23'),
  timezone: key(
    z.string().optional(),
    'IANA time zone of its clocks; absent: the dealer’s if that is a zone of the location’s state, else that of most of the state. Write it for places that keep other hours than their state, such as Broken Hill.',
    'LOC-19',
  ),
  contact_detail: key(contactDetail, 'Phone, email and opening hours.', 'DAT-23'),
  description: key(z.string().optional(), 'A sentence or two about the yard.'),
  services: key(z.array(serviceTile).default([]), 'Tiles of what this location offers.'),
});
export type Location = z.infer<typeof location>;
export type Address = z.infer<typeof address>;
export type OpeningHour = z.infer<typeof openingHour>;
export type SpecialHours = z.infer<typeof specialHours>;
