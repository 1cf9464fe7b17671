import type { Highlight } from '../../protocol.ts';

/** Access to the texts of a collection. */
export interface TextSource {
  size: number;
  /** The document's texts: none, one, or the entries of a list. */
  textsOf: (field: string, doc: number) => readonly string[];
  /** Highlights of a list field are per entry. */
  isList: (field: string) => boolean;
  /**
   * The document's value of the default sorting field. Of many candidate words, those with the highest ranked
   * documents are tried (Typesense's `max_candidates`).
   */
  rank: (doc: number) => number;
}

export interface TextQuery {
  /** The shopper's words; neither `*` nor blank. */
  q: string;
  /** Fields in order of importance. */
  fields: readonly string[];
  weights: readonly number[] | null;
  /** One per field. */
  prefix: readonly boolean[];
  /** 0 to 2, one per field. */
  typos: readonly number[];
  typoTokensThreshold: number;
  dropTokensThreshold: number;
  prioritizeExactMatch: boolean;
  /** One byte per document: 1 if the filter matches; null: no filter. */
  allowed: Uint8Array | null;
}

export interface HighlightOptions {
  /** Fields to highlight, even if not searched; default: the fields searched. */
  fields?: readonly string[] | null;
  /** Fields that also get their whole text highlighted. */
  full: readonly string[];
  startTag: string;
  endTag: string;
}

export interface TextMatches {
  /** All documents found, in ascending order. */
  docs: Uint32Array;
  /** Score of each document; higher is better, comparable within one query only. */
  scores: Float64Array;
  /** Highlights of one document, computed on demand for the hits of a page. */
  highlights: (doc: number, options: HighlightOptions) => Highlight[];
}

/** Runs queries over one source. */
export type TextSearcher = (query: TextQuery) => TextMatches;
