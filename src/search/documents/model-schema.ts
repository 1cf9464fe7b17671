import type { CollectionSchema } from '../collection/collection.ts';
import { TIE_BREAK } from './sort-order.ts';

/** The index of makes and models in stock (SRC-47). */
export const MODEL_COLLECTION = 'Model_production';

/** A model in stock; its id is the address of its search. */
export interface ModelDocument {
  id: string;
  /** "Toyota Corolla" */
  name: string;
  'manufacturer.name': string;
  'model.name': string;
  /** Bodies its vehicles have: "suv". */
  'model.body': string[];
  /** Vehicles in stock. */
  count: number;
  /** Follows from the id; unique: see sort-order.ts. */
  tie_break: number;
}

/** API-11: what the directory filters and searches by. */
export const MODEL_SCHEMA: CollectionSchema = {
  name: MODEL_COLLECTION,
  default_sorting_field: 'count',
  fields: [
    { name: 'name', type: 'string', sort: true },
    { name: 'manufacturer.name', type: 'string', facet: true, sort: true },
    { name: 'model.name', type: 'string', facet: true, sort: true },
    { name: 'model.body', type: 'string[]', facet: true },
    { name: 'count', type: 'int32', sort: true },
    { name: TIE_BREAK, type: 'int32', sort: true },
  ],
};

/** Fields a shopper's words are looked for in. */
export const MODEL_QUERY_BY = 'model.name,manufacturer.name';
