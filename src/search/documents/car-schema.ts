import { FIELDS, type FieldName } from '../../stock/search-fields.ts';
import type { CollectionSchema } from '../collection/collection.ts';
import { fieldsOf } from '../collection/field-table.ts';

/** API-06, SRC-39: the production index of vehicles. */
export const CAR_COLLECTION = 'Car_production';

/** The collection of vehicles, as the server and the in-browser engine index it (DAT-15). */
export const CAR_SCHEMA: CollectionSchema = {
  name: CAR_COLLECTION,
  default_sorting_field: 'custom_rank' satisfies FieldName,
  fields: fieldsOf(FIELDS),
};

const WORDS_IN: readonly FieldName[] = ['name', 'make', 'model', 'badge', 'stocknum'];

/** Fields a shopper's words are looked for in, the most telling first. */
export const QUERY_BY = WORDS_IN.join(',');
