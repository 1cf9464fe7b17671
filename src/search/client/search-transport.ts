import type { HitDocument } from '../documents/document.ts';
import type { MultiSearchBody, MultiSearchResponse } from '../protocol.ts';

/**
 * Answers a `multi_search`: a server over HTTP, the engine in a worker, or one behind another (cache,
 * fall back). Rejects when no answer can be had; a search that is wrong answers with its failure.
 */
export interface SearchTransport<Document = HitDocument> {
  multiSearch: (body: MultiSearchBody) => Promise<MultiSearchResponse<Document>>;
}
