import type { CollectionSchema } from '../collection/collection.ts';
import { type DocumentOf, type FieldTable, fieldsOf } from '../collection/field-table.ts';
import { TIE_BREAK } from './sort-order.ts';

/** The index of makes and models in stock (SRC-47). */
export const MODEL_COLLECTION = 'Model_production';

/** Every field of a model in the index: its document and the collection's schema follow from it. */
const MODEL_FIELDS = {
  /** "Toyota Corolla" */
  name: { type: 'string', sort: true },
  'manufacturer.name': { type: 'string', facet: true, sort: true },
  'model.name': { type: 'string', facet: true, sort: true },
  /** Bodies its vehicles have: "suv". */
  'model.body': { type: 'string[]', facet: true },
  /** Vehicles in stock. */
  count: { type: 'int32', sort: true },
  /** Follows from the id; unique: see sort-order.ts. */
  [TIE_BREAK]: { type: 'int32', sort: true },
} as const satisfies FieldTable;

/** A model in stock; its id is the address of its search. */
export type ModelDocument = DocumentOf<typeof MODEL_FIELDS>;

/** API-11: what the directory filters and searches by. */
export const MODEL_SCHEMA: CollectionSchema = {
  name: MODEL_COLLECTION,
  default_sorting_field: 'count' satisfies keyof ModelDocument,
  // Marked as pure, so that scripts which need a name of this file alone leave the table out.
  fields: /* @__PURE__ */ fieldsOf(MODEL_FIELDS),
};

/** Fields a shopper's words are looked for in. */
export const MODEL_QUERY_BY = 'model.name,manufacturer.name';
