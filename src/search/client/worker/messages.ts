import type { HitDocument } from '../../documents/document.ts';
import type { MultiSearchBody, MultiSearchResponse } from '../../protocol.ts';

/**
 * The first message, sent once. `manifest` is the URL of the index manifest ("/search-index/manifest.json").
 */
export interface InitRequest {
  type: 'init';
  manifest: string;
}

/** One `multi_search`; `id` is unique within the page. Searches wait while the index loads. */
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

/** The index could not be loaded. */
export interface SearchError {
  id: number;
  error: string;
}

/** Every search gets exactly one reply. */
export type WorkerReply = SearchAnswer | SearchError;
