import type { HitDocument } from '../documents/document.ts';
import type { MultiSearchBody, MultiSearchResponse } from '../protocol.ts';

/**
 * Sends a `multi_search` to a server, to the engine in a worker, or to another transport that it wraps
 * (cache, failover). Rejects if no response can be had. An invalid search has its failure among the results.
 */
export interface SearchTransport<Document = HitDocument> {
  multiSearch: (body: MultiSearchBody) => Promise<MultiSearchResponse<Document>>;
}
