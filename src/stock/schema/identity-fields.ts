import { z } from 'zod';
import { CAR_TYPES } from '../car-values.ts';
import { columns, derived, field, text } from './field.ts';
import { oneOf, optionalText, words } from './value-schemas.ts';
import { VEHICLE_PATH } from './vehicle-path.ts';

const id = z
  .string('must be text')
  .regex(/^[\w.~-]{1,100}$/, 'must be 1 to 100 letters, digits, ".", "_", "~" or "-"');

const slug = z
  .string('must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
  .max(200, 'must be at most 200 characters');

const path = z
  .string()
  .regex(VEHICLE_PATH, 'must be a plain path that begins with /')
  .max(400, 'must be at most 400 characters');

const year = z
  .number('must be a year')
  .int('must be a whole year')
  .min(1900, 'must be 1900 or later')
  .max(2100, 'must be 2100 or earlier');

/** Identity of the vehicle: id, address, year, make, model, colour, condition. */
export const identityFields = {
  id: field(id, 'Unique within the tenant and stable between imports.', columns('id')),
  slug: field(
    slug,
    'Unique within the tenant; lower-case words joined by hyphens.',
    derived('from year, make, model, badge and id'),
  ),
  path: field(
    path.optional(),
    'Path of the vehicle’s page; by default `/cars/{slug}`.',
    derived('from `slug`'),
  ),
  name: field(
    words.optional(),
    'The vehicle’s name; "{year} {make} {model} {badge}" by default.',
    derived('from year, make, model and badge'),
  ),
  year: field(year, 'Model year.', columns('year', 'title')),
  make: field(words, 'Make in its standard spelling.', columns('make')),
  model: field(words, 'Model without make and badge.', columns('model')),
  badge: field(optionalText, 'Trim level: "Wildtrak".', columns('badge')),
  series: field(optionalText, 'Series or generation: "PX MkIII".', columns('series')),
  colour: field(optionalText, 'Exterior colour, in the seller’s words.', text('colour', 60)),
  interior_colour: field(
    optionalText,
    'Interior colour, in the seller’s words.',
    text('interior_colour', 100),
  ),
  car_type: field(oneOf(CAR_TYPES), 'new, used or demo (DAT-02).', columns('car_type')),
};
