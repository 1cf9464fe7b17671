import type { Highlight } from '../../protocol.ts';

/** Access to the texts of a collection. */
export interface TextSource {
  /** Number of documents. */
  size: number;
  /** The document's texts: none, one, or the entries of a list. */
  textsOf: (field: string, doc: number) => readonly string[];
  /** True if the field holds lists, whose entries are highlighted separately. */
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
  /** Fields to search, in order of importance unless there are weights. */
  fields: readonly string[];
  /** One per field, higher is more important; null if the order of `fields` decides. */
  weights: readonly number[] | null;
  /** One per field: true if the last query word may match as a prefix. */
  prefix: readonly boolean[];
  /** One per field: maximum number of typos in a query word, 0 to 2. */
  typos: readonly number[];
  /** Allow more typos only while fewer documents are found. */
  typoTokensThreshold: number;
  /** Drop words of the query only while fewer documents are found. */
  dropTokensThreshold: number;
  /** Rank a document higher if a whole field equals the query. */
  prioritizeExactMatch: boolean;
  /** One byte per document: 1 if the filter matches; null if there is no filter. */
  allowed: Uint8Array | null;
}

export interface HighlightOptions {
  /** Fields to highlight, even if they are not searched; null or missing for the searched fields. */
  fields?: readonly string[] | null;
  /** Fields of which the whole text is returned with tags, too. */
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
