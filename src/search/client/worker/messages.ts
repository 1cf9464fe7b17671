import type { HitDocument } from '../../documents/document.ts';
import type { MultiSearchBody, MultiSearchResponse } from '../../protocol.ts';

/** First, and once: `manifest` is the address of the index ("/search-index/manifest.json"). */
export interface InitRequest {
  type: 'init';
  manifest: string;
}

/** One `multi_search`; `id` is unique to the page. Searches that come while the index loads wait for it. */
export interface SearchRequest {
  type: 'search';
  id: number;
  body: MultiSearchBody;
}

export type WorkerRequest = InitRequest | SearchRequest;

export interface SearchAnswer {
  id: number;
  response: MultiSearchResponse<HitDocument>;
}

/** Why the search cannot be answered at all: the index cannot be had. */
export interface SearchError {
  id: number;
  error: string;
}

/** One for each search, whatever happens. */
export type WorkerReply = SearchAnswer | SearchError;
