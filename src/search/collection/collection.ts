/** A collection's schema and its documents by column: what the engine searches and the index file holds. */

export type FieldType = 'string' | 'string[]' | 'int32' | 'int32[]' | 'int64' | 'float' | 'bool';

/** A field as Typesense's schema writes it. */
export interface Field {
  name: string;
  type: FieldType;
  /** Documents may lack it. */
  optional?: boolean;
  facet?: boolean;
  /** Numbers sort by default, text only where it says so. */
  sort?: boolean;
  /** false: stored, but neither searched, filtered nor faceted by. */
  index?: boolean;
}

export interface CollectionSchema {
  name: string;
  default_sorting_field: string;
  fields: Field[];
}

/**
 * Values of one field, by document in the collection's order.
 *
 * - Text is coded: `codes[doc]` is 0 where the document has none, else `dictionary[code - 1]`.
 * - Lists: the codes of a document are `codes[offsets[doc]]` up to `codes[offsets[doc + 1]]`, never 0.
 * - Numbers: `values[doc]`; where `present` is given, `present[doc]` is 1 for those that have one.
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
  /** How many documents. */
  size: number;
  /** Unique, in the order of import. */
  ids: readonly string[];
  /** By field name; fields with `index: false` have none. */
  columns: ReadonlyMap<string, Column>;
}
