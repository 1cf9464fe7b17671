/**
 * A collection's schema and its documents in columns: searched by the engine and stored in the index file.
 */

export type FieldType = 'string' | 'string[]' | 'int32' | 'int64' | 'float' | 'bool';

/** A field of a Typesense schema. */
export interface Field {
  name: string;
  type: FieldType;
  optional?: boolean;
  facet?: boolean;
  /** Default: true for numbers, false for text. */
  sort?: boolean;
  /** false: stored only, not usable in searches, filters or facets. */
  index?: boolean;
  /** Symbols that count when filter values are compared; others are dropped. Servers know it from version 28 on. */
  symbols_to_index?: readonly string[];
}

export interface CollectionSchema {
  name: string;
  default_sorting_field: string;
  fields: Field[];
}

/**
 * The values of one field, in the order of the documents.
 *
 * - Text: `codes[doc]` is 0 for a document without a value, else `dictionary[code - 1]` is the text.
 * - Lists: a document's codes are `codes[offsets[doc]]` up to `codes[offsets[doc + 1]]`, never 0.
 * - Numbers: `values[doc]`. If `present` is not null, `present[doc]` is 1 for documents with a value.
 */
export type Column =
  | { kind: 'text'; dictionary: readonly string[]; codes: Uint8Array | Uint16Array | Uint32Array }
  | {
      kind: 'texts';
      dictionary: readonly string[];
      offsets: Uint32Array;
      codes: Uint8Array | Uint16Array | Uint32Array;
    }
  | { kind: 'number'; values: Int32Array | Float64Array; present: Uint8Array | null }
  | { kind: 'bool'; values: Uint8Array; present: Uint8Array | null };

export interface Collection {
  schema: CollectionSchema;
  /** Number of documents. */
  size: number;
  /** Unique, in import order. */
  ids: readonly string[];
  /** By field name; fields with `index: false` have none. */
  columns: ReadonlyMap<string, Column>;
}
