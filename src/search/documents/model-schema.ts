import type { CollectionSchema } from '../collection/collection.ts';
import { type DocumentOf, type FieldTable, fieldsOf } from '../collection/field-table.ts';
import { TIE_BREAK } from './sort-order.ts';

/** Name of the collection of models in stock (SRC-47). */
export const MODEL_COLLECTION = 'Model_production';

/** One table for the model's document type and the collection's schema. */
const MODEL_FIELDS = {
  /** "Toyota Corolla" */
  name: { type: 'string', sort: true },
  'manufacturer.name': { type: 'string', facet: true, sort: true },
  'model.name': { type: 'string', facet: true, sort: true },
  /** Body types of its vehicles: "suv". */
  'model.body': { type: 'string[]', facet: true },
  /** Vehicles in stock. */
  count: { type: 'int32', sort: true },
  /** Unique, computed from the id: see sort-order.ts. */
  [TIE_BREAK]: { type: 'int32', sort: true },
} as const satisfies FieldTable;

/** A model in stock. Its id is the path of its search. */
export type ModelDocument = DocumentOf<typeof MODEL_FIELDS>;

/** The collection that the directory searches (API-11). */
export const MODEL_SCHEMA: CollectionSchema = {
  name: MODEL_COLLECTION,
  default_sorting_field: 'count' satisfies keyof ModelDocument,
  // Marked as pure so that scripts which import only a name from this file leave the table out.
  fields: /* @__PURE__ */ fieldsOf(MODEL_FIELDS),
};

/** `query_by` of directory searches. */
export const MODEL_QUERY_BY = 'model.name,manufacturer.name';
