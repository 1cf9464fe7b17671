import type { MultiSearchResponse } from '../protocol.ts';
import { createRecentCache } from './recent-cache.ts';
import type { SearchTransport } from './search-transport.ts';

const RECENT_QUERIES = 50;

/**
 * Caches the responses to the most recent queries (API-07), so that a repeated query makes no request.
 * Rejections and failed searches are not cached.
 */
export function createCacheTransport<Document>(
  wrapped: SearchTransport<Document>,
  limit = RECENT_QUERIES,
): SearchTransport<Document> {
  const recent = createRecentCache<MultiSearchResponse<Document>>(limit, ({ results }) =>
    results.every((result) => !('error' in result)),
  );
  return {
    multiSearch: (body) => recent.get(JSON.stringify(body), () => wrapped.multiSearch(body)),
  };
}
