import { z } from 'zod';
import { STATES } from '../car-values.ts';
import { columns, derived, field, nativeOnly, objectOf, ownFields, privateField, text } from './field.ts';
import { oneOf, optionalPattern, optionalText, optionalUrl, words } from './value-schemas.ts';

export const addressFields = {
  street: field(optionalText, 'Street and number.', columns('street')),
  city: field(optionalText, 'Town or suburb.', derived('from the vehicle’s `city`')),
  state: field(
    oneOf(STATES).nullable().default(null),
    'State, abbreviated.',
    derived('from the vehicle’s `state`'),
  ),
  postcode: field(optionalPattern(/^\d{4}$/, 'must be four digits'), 'Postcode.', columns('postcode')),
  place_url: field(optionalUrl, 'Address of the yard on a map.', columns('place_url')),
};
export const addressSchema = objectOf(addressFields);

/** The yard (DAT-10). */
export const locationFields = {
  id: field(words, 'The yard’s code.', columns('location_id')),
  name: field(words, 'The yard’s name.', columns('location_name')),
  phone: field(optionalText, 'The yard’s phone number.', columns('phone')),
  slug: field(words, 'The yard’s slug.', derived('from `name`')),
  address: field(addressSchema.prefault({}), 'The yard’s address.', ownFields),
  distribution_locations: field(
    z.array(words).default([]),
    'Other yards in which the vehicle can be seen.',
    nativeOnly,
  ),
};
export const locationSchema = objectOf(locationFields);

/** Address of a private seller, which is never published. */
export const privateFields = {
  private_suburb: privateField(optionalText, 'Suburb of a private seller.', text('private_suburb', 80)),
  private_postcode: privateField(optionalText, 'Postcode of a private seller.', text('private_postcode', 12)),
};
