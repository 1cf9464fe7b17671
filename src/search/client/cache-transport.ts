import type { MultiSearchResponse } from '../protocol.ts';
import { createRecentCache } from './recent-cache.ts';
import type { SearchTransport } from './search-transport.ts';

/** Queries whose answers are kept. */
const RECENT_QUERIES = 50;

/**
 * Keeps the answers to the most recent queries and drops the oldest (API-07): a repeated query makes no
 * request. Neither rejections nor answers with a failure are kept.
 */
export function createCacheTransport<Document>(
  behind: SearchTransport<Document>,
  limit = RECENT_QUERIES,
): SearchTransport<Document> {
  const recent = createRecentCache<MultiSearchResponse<Document>>(limit, ({ results }) =>
    results.every((result) => !('error' in result)),
  );
  return {
    multiSearch: (body) => recent.get(JSON.stringify(body), () => behind.multiSearch(body)),
  };
}
