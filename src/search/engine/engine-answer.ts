import type { FacetResult, Highlight } from '../protocol.ts';
import type { ParamTexts } from './read-params.ts';

/** The answer to one search. Documents are indexes into the collection. */
export interface EngineAnswer {
  kind: 'answer';
  params: ParamTexts;
  found: number;
  /** From 1. */
  page: number;
  perPage: number;
  /** Documents of the page, in order. */
  docs: Uint32Array;
  facets: FacetResult[];
  /** Match score of each document of the page; null without a query. */
  textMatch: Float64Array | null;
  highlights: (doc: number) => Highlight[];
  /** Milliseconds. */
  took: number;
}
