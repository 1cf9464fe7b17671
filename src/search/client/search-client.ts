import type { SearchClient } from 'instantsearch.js';
import TypesenseAdapter from 'typesense-instantsearch-adapter';
import { QUERY_BY } from '../documents/car-schema.ts';
import { filterBy } from '../filter-by.ts';
import { type FacetFilters, filtersOfFacets } from './facet-filters.ts';
import { HIT_FIELDS, HITS_PER_PAGE } from './hit-fields.ts';
import type { SearchTransport } from './search-transport.ts';
import { indexInOrder } from './sort-index.ts';

/** Values of a facet at least asked for: enough that a value never goes missing from a list. */
const FACET_VALUES = 100;

interface Params {
  query?: string;
  filters?: string;
  facetFilters?: FacetFilters;
  maxValuesPerFacet?: number;
}

interface Request {
  indexName: string;
  params?: Params;
}

/**
 * The adapter reads a refinement's text as it guesses ("3" as a number, "-4WD" as an exclusion, a
 * backtick as the end of a value): refinements go past it as a written filter.
 */
function prepared({ indexName, params = {} }: Request): Request {
  const { facetFilters = [], filters = '', ...rest } = params;
  return {
    indexName: indexInOrder(indexName, Boolean(params.query?.trim())),
    params: {
      ...rest,
      filters: [filters && `(${filters})`, filterBy(filtersOfFacets(facetFilters))]
        .filter((part) => part !== '')
        .join(' && '),
      maxValuesPerFacet: Math.max(params.maxValuesPerFacet ?? 0, FACET_VALUES),
    },
  };
}

/**
 * InstantSearch's client: its searches become a `multi_search` of the transport (API-01 to API-05).
 * A search the transport cannot answer, or answers with a failure, is logged and rejects: InstantSearch
 * then has status `error` and keeps the last good results (SRC-25, ERR-03).
 */
export function createSearchClient(transport: SearchTransport): SearchClient {
  const { searchClient } = new TypesenseAdapter({
    // What the `typesense` package is replaced with takes the transport: see shims/typesense.ts.
    server: { transport } as never,
    additionalSearchParameters: {
      query_by: QUERY_BY,
      include_fields: HIT_FIELDS,
      // Cards are whole views: no text of theirs is marked.
      highlight_full_fields: '',
      per_page: HITS_PER_PAGE,
    },
  });
  const adapter = searchClient as unknown as {
    search: (requests: Request[]) => ReturnType<SearchClient['search']>;
  };
  return {
    search: (requests: Request[]) => adapter.search(requests.map(prepared)),
  } as unknown as SearchClient;
}
