import type { CollectionSchema, Field } from '../collection/collection.ts';
import { TIE_BREAK } from './sort-order.ts';

/** API-06, SRC-39: the production index of vehicles. */
export const CAR_COLLECTION = 'Car_production';

const facet = (name: string): Field => ({ name, type: 'string', facet: true });
const optionalFacet = (name: string): Field => ({ ...facet(name), optional: true });
const sortable = (name: string, type: 'int32' | 'int64' = 'int32'): Field => ({
  name,
  type,
  facet: type === 'int32',
  sort: true,
});

/** Every field of a `SearchDocument` (DAT-15), as the server and the in-browser engine index it. */
export const CAR_SCHEMA: CollectionSchema = {
  name: CAR_COLLECTION,
  default_sorting_field: 'custom_rank',
  fields: [
    { name: 'slug', type: 'string', index: false, optional: true },
    { name: 'stocknum', type: 'string', optional: true },
    { name: 'name', type: 'string' },
    ...['badge', 'series'].map(optionalFacet),
    ...['make', 'model', 'make_model', 'car_type', 'item_type', 'status'].map(facet),
    ...['tag', 'city', 'state', 'location_name', 'dealership_name', 'dealership_slug', 'dealership_id'].map(
      optionalFacet,
    ),
    ...['body', 'simple_body', 'fuel', 'simple_fuel', 'transmission', 'simple_transmission'].map(
      optionalFacet,
    ),
    ...['drive', 'colour', 'price_range', 'weekly_price_range'].map(optionalFacet),
    ...['sold', 'reserved', 'certified'].map((name): Field => ({ name, type: 'bool', facet: true })),
    ...['year', 'price', 'custom_rank'].map((name) => sortable(name)),
    ...['km', 'seats', 'doors', 'subscription_price'].map((name) => ({ ...sortable(name), optional: true })),
    ...['categories', 'filtered_features'].map((name): Field => ({ name, type: 'string[]', facet: true })),
    ...['created_at', 'updated_at'].map((name) => sortable(name, 'int64')),
    { ...sortable('sold_date_timestamp', 'int64'), optional: true },
    { name: TIE_BREAK, type: 'int32', sort: true },
  ],
};

/** Fields a shopper's words are looked for in, the most telling first. */
export const QUERY_BY = 'name,make,model,badge,stocknum';
