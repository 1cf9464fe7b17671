import type { MultiSearchResponse } from '../protocol.ts';
import { createRecentCache } from './recent-cache.ts';
import type { SearchTransport } from './search-transport.ts';

const RECENT_QUERIES = 50;

export interface CachedTransport<Document> extends SearchTransport<Document> {
  /** The wrapped transport, for callers with a cache of their own. */
  uncached: SearchTransport<Document>;
}

/**
 * Caches the responses to the most recent queries (API-07), so that a repeated query makes no request.
 * Rejections and failed searches are not cached.
 */
export function createCacheTransport<Document>(
  wrapped: SearchTransport<Document>,
  limit = RECENT_QUERIES,
): CachedTransport<Document> {
  const recent = createRecentCache<MultiSearchResponse<Document>>(limit, ({ results }) =>
    results.every((result) => !('error' in result)),
  );
  return {
    uncached: wrapped,
    multiSearch: (body) => recent.get(JSON.stringify(body), () => wrapped.multiSearch(body)),
  };
}
