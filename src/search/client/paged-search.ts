import { type Filter, filterBy } from '../filter-by.ts';
import type { FacetResult, SearchParams } from '../protocol.ts';
import { HITS_PER_PAGE } from './hit-fields.ts';
import { createRecentCache } from './recent-cache.ts';
import { searchAll } from './search-all.ts';
import type { SearchTransport } from './search-transport.ts';

export interface FoundPage<Document> {
  /** Number of documents found, on all pages. */
  found: number;
  documents: Document[];
  facets: FacetResult[];
}

interface Narrowed {
  filters: readonly Filter[];
  /** The shopper's words; blank matches everything. */
  query: string;
  /** Hits to skip: 0, 21, 42 … */
  offset: number;
}

/** Number of cached responses: for the searches of the directory and of a dealership (API-13, API-16). */
const RECENT = 10;

/**
 * Creates a search that returns 21 documents at a time and caches its last ten responses.
 *
 * @param transport one without a cache, which would keep more than these ten
 * @param order returns `sort_by`; its argument is the part to sort by first
 * @param search parameters that all requests share
 */
export function createPagedSearch<Document>(
  transport: SearchTransport<Document>,
  order: (first?: string) => string,
  search: SearchParams,
): (narrowed: Narrowed) => Promise<FoundPage<Document>> {
  const recent = createRecentCache<FoundPage<Document>>(RECENT);
  async function found(params: SearchParams): Promise<FoundPage<Document>> {
    const [result] = await searchAll(transport, [params]);
    if (!result) throw new Error('The search response lacks a result.');
    return {
      found: result.found,
      documents: result.hits.map(({ document }) => document),
      facets: result.facet_counts,
    };
  }
  return ({ filters, query, offset }) => {
    const words = query.trim();
    const params: SearchParams = {
      ...search,
      q: words === '' ? '*' : words,
      sort_by: words === '' ? order() : order('_text_match:desc'),
      filter_by: filterBy(filters),
      offset,
      limit: HITS_PER_PAGE,
    };
    return recent.get(JSON.stringify(params), () => found(params));
  };
}
