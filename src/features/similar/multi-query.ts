import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { vehicleOrder } from '../../search/documents/sort-order.ts';
import { type Filter, filterBy } from '../../search/filter-by.ts';
import type { SearchResult } from '../../search/protocol.ts';

/** Most hits per query (API-08). */
export const MULTI_QUERY_LIMIT = 10;

export interface IndexQuery {
  /** "Car_production" */
  index: string;
  filter: readonly Filter[];
  /** Fields whose values are counted. */
  facets?: readonly string[];
  /** Fields in which matches are highlighted. */
  highlight?: readonly string[];
}

/** Runs several queries in one request, each with index, facets, highlighted fields, limit and filter (API-08). */
export const multiQuery = (
  transport: SearchTransport<CardDocument>,
  queries: readonly IndexQuery[],
): Promise<SearchResult<CardDocument>[]> =>
  searchAll(
    transport,
    queries.map(({ index, filter, facets = [], highlight = [] }) => ({
      collection: index,
      q: '*',
      filter_by: filterBy(filter),
      facet_by: facets.join(','),
      highlight_fields: highlight.join(','),
      limit: MULTI_QUERY_LIMIT,
      sort_by: vehicleOrder(),
      include_fields: HIT_FIELDS,
    })),
  );
