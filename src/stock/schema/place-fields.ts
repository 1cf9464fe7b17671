import { z } from 'zod';
import { STATES } from '../car-values.ts';
import { columns, derived, field, nativeOnly, objectOf, ownFields, privateField, text } from './field.ts';
import { oneOf, optionalPattern, optionalText, optionalUrl, words } from './value-schemas.ts';

export const addressFields = {
  street: field(optionalText, 'Street and number.', columns('street')),
  city: field(optionalText, 'Town or suburb.', derived('as the vehicle’s `city`')),
  state: field(oneOf(STATES).nullable().default(null), 'Abbreviated.', derived('as the vehicle’s `state`')),
  postcode: field(optionalPattern(/^\d{4}$/, 'must be four digits'), 'Four digits.', columns('postcode')),
  place_url: field(optionalUrl, 'The yard on a map.', columns('place_url')),
};
export const addressSchema = objectOf(addressFields);

/** The yard (DAT-10). */
export const locationFields = {
  id: field(words, 'The yard’s code.', columns('location_id')),
  name: field(words, 'The yard’s name.', columns('location_name')),
  phone: field(optionalText, 'The yard’s phone number.', columns('phone')),
  slug: field(words, 'The yard’s slug.', derived('from `name`')),
  address: field(addressSchema.prefault({}), 'The yard’s address.', ownFields),
  distribution_locations: field(z.array(words).default([]), 'Other yards where it can be seen.', nativeOnly),
};
export const locationSchema = objectOf(locationFields);

/** Address of a private seller; never published. */
export const privateFields = {
  private_suburb: privateField(optionalText, 'Suburb of a private seller.', text('private_suburb', 80)),
  private_postcode: privateField(optionalText, 'Postcode of a private seller.', text('private_postcode', 12)),
};
