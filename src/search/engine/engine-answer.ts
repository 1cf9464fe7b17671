import type { FacetResult, Highlight } from '../protocol.ts';
import type { ParamTexts } from './request-body.ts';

/** The answer to one search. A document is a number: its index in the collection. */
export interface EngineAnswer {
  kind: 'answer';
  params: ParamTexts;
  /** Number of documents found, on all pages. */
  found: number;
  /** From 1. */
  page: number;
  perPage: number;
  /** Documents of the requested page, in order. */
  docs: Uint32Array;
  facets: FacetResult[];
  /** Match score of each document of the page; null if the search has no query text. */
  textMatch: Float64Array | null;
  highlights: (doc: number) => Highlight[];
  /** Duration of the search in milliseconds. */
  took: number;
}
