import type { FieldName } from '../../stock/search-fields.ts';
import type { CollectionSchema } from '../collection/collection.ts';
import { CAR_SCHEMA } from './car-schema.ts';

/** GLX is not GLX+. Other symbols are only spellings: GLX-R is GLXR. */
const WITH_PLUS: ReadonlySet<string> = new Set<FieldName>(['badge', 'series']);

/**
 * The schema of an index, which browsers read from the index itself: `CAR_SCHEMA` with the symbols by which filters
 * tell values apart.
 */
export const INDEXED_CAR_SCHEMA: CollectionSchema = {
  ...CAR_SCHEMA,
  fields: CAR_SCHEMA.fields.map((field) =>
    WITH_PLUS.has(field.name) ? { ...field, symbols_to_index: ['+'] } : field,
  ),
};
