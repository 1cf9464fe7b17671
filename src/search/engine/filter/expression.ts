/** A test of a number. `from` and `to` are inclusive, infinite if open. */
export type NumberTest = { kind: 'range'; from: number; to: number } | { kind: 'not'; value: number };

/** A text to match. `prefix`: the last word matches as a prefix ("Mer*"). */
export interface TextValue {
  words: string[];
  prefix: boolean;
}

/**
 * One `field:value` of a filter. `negate` selects the documents that do not match, including those without a
 * value.
 */
export type Condition =
  /** `exact`: the whole text or list entry must equal a value; otherwise it must contain all words of a value. */
  | {
      kind: 'text';
      field: string;
      exact: boolean;
      negate: boolean;
      values: TextValue[];
      /** `symbols_to_index` of the field. */
      symbols: readonly string[] | undefined;
    }
  | { kind: 'number'; field: string; negate: boolean; tests: NumberTest[] }
  | { kind: 'bool'; field: string; negate: boolean; values: boolean[] }
  /** `ids` is null if any id matches (`id:*`). */
  | { kind: 'id'; negate: boolean; ids: string[] | null };

/** A filter expression as a tree. `source` is the text of the condition, used as a cache key. */
export type Filter =
  | { kind: 'condition'; source: string; condition: Condition }
  | { kind: 'and' | 'or'; left: Filter; right: Filter };
