import type { FacetResult, Highlight } from '../protocol.ts';
import type { ParamTexts } from './read-params.ts';

/** The answer to one search; documents are named by their place in the collection. */
export interface EngineAnswer {
  kind: 'answer';
  params: ParamTexts;
  found: number;
  /** From 1. */
  page: number;
  perPage: number;
  /** The documents of the page, in order. */
  docs: Uint32Array;
  facets: FacetResult[];
  /** By document of the page: how well it matches; null where there were no words. */
  textMatch: Float64Array | null;
  highlights: (doc: number) => Highlight[];
  /** Milliseconds. */
  took: number;
}
