/** What one number must be: from and to are inclusive, infinite where open. */
export type NumberTest = { kind: 'range'; from: number; to: number } | { kind: 'not'; value: number };

/** A text to look for. `prefix`: its last word may go on ("Mer*"). */
export interface TextValue {
  words: string[];
  prefix: boolean;
}

/** One `field:value` of a filter. `negate` keeps what does not meet it, documents without a value too. */
export type Condition =
  /** exact: the whole text (or one entry of a list); else all words somewhere in it. */
  | { kind: 'text'; field: string; exact: boolean; negate: boolean; values: TextValue[] }
  | { kind: 'number'; field: string; negate: boolean; tests: NumberTest[] }
  | { kind: 'bool'; field: string; negate: boolean; values: boolean[] }
  /** ids: null for any. */
  | { kind: 'id'; negate: boolean; ids: string[] | null };

/** A filter as a tree. `source` is the condition as it was written. */
export type Filter =
  | { kind: 'condition'; source: string; condition: Condition }
  | { kind: 'and' | 'or'; left: Filter; right: Filter };
