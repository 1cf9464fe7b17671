import { FIELDS, type FieldName } from '../../stock/search-fields.ts';
import type { CollectionSchema } from '../collection/collection.ts';
import { fieldsOf } from '../collection/field-table.ts';

/** Name that pages and URLs use for the vehicle collection (API-06, SRC-39). */
export const CAR_COLLECTION = 'Car_production';

/** Schema of the vehicle collection, used by the server and the in-browser engine (DAT-15). */
export const CAR_SCHEMA: CollectionSchema = {
  name: CAR_COLLECTION,
  default_sorting_field: 'custom_rank' satisfies FieldName,
  fields: fieldsOf(FIELDS),
};

const SEARCHED_FIELDS: readonly FieldName[] = ['name', 'make', 'model', 'badge', 'stocknum'];

/** `query_by` of vehicle searches, most important field first. */
export const QUERY_BY = SEARCHED_FIELDS.join(',');
