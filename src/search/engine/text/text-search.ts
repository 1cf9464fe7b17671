import type { Highlight } from '../../protocol.ts';

/** Text of a collection's fields, by document. */
export interface TextSource {
  size: number;
  /** The texts of a field: none, one, or those of a list. */
  textsOf: (field: string, doc: number) => readonly string[];
  /** Whether the field holds a list: its highlights are those of the entries. */
  isList: (field: string) => boolean;
  /**
   * The collection's default sorting field: of the words that complete or correct a shopper's word, those
   * of the highest documents are tried, as Typesense does (`max_candidates`).
   */
  rank: (doc: number) => number;
}

export interface TextQuery {
  /** As the shopper wrote it; never `*` nor blank. */
  q: string;
  /** Fields in order of importance. */
  fields: readonly string[];
  weights: readonly number[] | null;
  /** By field. */
  prefix: readonly boolean[];
  /** 0 to 2, by field. */
  typos: readonly number[];
  typoTokensThreshold: number;
  dropTokensThreshold: number;
  prioritizeExactMatch: boolean;
  /** Documents the filter lets through: 1 each; null: all. */
  allowed: Uint8Array | null;
}

export interface HighlightOptions {
  /** Fields that are marked, also such as were not searched; not given: those searched. */
  fields?: readonly string[] | null;
  /** Fields whose whole text is marked too. */
  full: readonly string[];
  startTag: string;
  endTag: string;
}

export interface TextMatches {
  /** Every document found, in ascending order. */
  docs: Uint32Array;
  /** How well each matches, higher is better; comparable within the query. */
  scores: Float64Array;
  /** Of one document found; made on demand, for the hits of a page. */
  highlights: (doc: number, options: HighlightOptions) => Highlight[];
}

/** Answers queries over one source; built once per collection and set of fields. */
export type TextSearcher = (query: TextQuery) => TextMatches;
