import { z } from 'zod';
import { withDerivedFields } from '../../lib/schema/quick-fill.ts';
import { vehiclePath } from '../rules/vehicle-path.ts';
import { columns, derived, field, objectOf, ownFields } from './field.ts';
import { financeFields } from './finance-fields.ts';
import { identityFields } from './identity-fields.ts';
import { listingFields } from './listing-fields.ts';
import { mediaFields } from './media-fields.ts';
import { locationSchema, privateFields } from './place-fields.ts';
import { saleFields } from './sale-fields.ts';
import { caravanSchema, specificationFields, variantSchema } from './specification-fields.ts';
import { textUpTo, words } from './value-schemas.ts';

/**
 * Every field of a vehicle, named as in the specification; stock files use this order. Missing text, numbers
 * and dates are `null`, missing lists empty. Money is whole AUD, distance km, length mm, mass kg, consumption
 * L/100km, dates ISO 8601.
 */
export const carFields = {
  ...identityFields,
  ...saleFields,
  ...specificationFields,
  ...listingFields,
  ...mediaFields,
  ...privateFields,
  ...financeFields,
  location: field(locationSchema.nullable().default(null), 'The vehicle’s yard (DAT-10).', ownFields),
  variant: field(
    variantSchema.nullable().default(null),
    'The manufacturer’s specifications (DAT-11).',
    ownFields,
  ),
  caravan: field(caravanSchema.nullable().default(null), 'Specifications of a caravan (DAT-12).', ownFields),
  extra_specs: field(
    z
      .array(z.object({ label: words, value: words }))
      .max(100)
      .default([]),
    'LAMS approval, licence class, warranty and the like, as label and value.',
    columns('warranty', 'lams'),
  ),
  seller_words: field(
    z.record(z.string().max(100), textUpTo(500)).default({}),
    'The seller’s words that the import replaced by a standard value, by field.',
    derived('values that the import changed'),
  ),
};

/** A vehicle in a stock file or native feed: fields with a default may be left out. */
export const carObject = objectOf(carFields);

/** "2023 Ford Ranger Wildtrak" */
export function defaultName(car: {
  year: number;
  make: string;
  model: string;
  badge: string | null;
}): string {
  return car.badge
    ? `${car.year} ${car.make} ${car.model} ${car.badge}`
    : `${car.year} ${car.make} ${car.model}`;
}

type ParsedFields = z.output<typeof carObject>;
type Derived = 'path' | 'name' | 'photos_count' | 'primary_image_url';
type Complete = Omit<ParsedFields, Derived> & {
  [K in Derived]-?: Exclude<ParsedFields[K], undefined>;
};

/** Fields that follow from others unless somebody gives them. */
export const DERIVED_FIELDS = {
  path: ({ slug }: { slug: string }) => vehiclePath(slug),
  name: defaultName,
  photos_count: ({ images }: Pick<Complete, 'images'>) => images.length,
  primary_image_url: ({ images }: Pick<Complete, 'images'>) => images[0]?.image.url ?? null,
};

/** Schema of a vehicle in the native format (DAT-01). It cleans values, fills in defaults and drops unknown keys. */
export const carSchema = withDerivedFields(carObject, (car): Complete => {
  car.path ??= DERIVED_FIELDS.path(car);
  car.name ??= DERIVED_FIELDS.name(car);
  car.photos_count ??= DERIVED_FIELDS.photos_count(car);
  car.primary_image_url ??= DERIVED_FIELDS.primary_image_url(car);
  return car as Complete;
});
