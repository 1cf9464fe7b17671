import type { SearchClient } from 'instantsearch.js';
import TypesenseInstantSearchAdapter from 'typesense-instantsearch-adapter';
import { HIT_FIELDS, HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import type { SearchTransport } from '../../../search/client/search-transport.ts';
import { CAR_SCHEMA, QUERY_BY } from '../../../search/documents/car-schema.ts';
import { correctedFacets, type FacetFilters } from './facet-filters.ts';
import { transportAdapter } from './transport-adapter.ts';

interface Request {
  indexName: string;
  params?: { facetFilters?: FacetFilters };
}

/**
 * InstantSearch client that sends searches to the transport as `multi_search` (API-01 to API-05). A failed search is
 * logged and rejected. InstantSearch then has status `error` and keeps the last successful results (SRC-25, ERR-03).
 */
export function createSearchClient(transport: SearchTransport): SearchClient {
  const { searchClient } = new TypesenseInstantSearchAdapter({
    server: {
      // Required by the adapter but unused: the transport knows the server, and has its own retries and cache.
      apiKey: 'unused',
      nodes: [{ host: 'localhost', port: 443, protocol: 'https' }],
      axiosAdapter: transportAdapter(transport),
      numRetries: 0,
      cacheSearchResultsForSeconds: 0,
    },
    additionalSearchParameters: {
      query_by: QUERY_BY,
      include_fields: HIT_FIELDS,
      // Cards show no highlighted text.
      highlight_full_fields: '',
      per_page: HITS_PER_PAGE,
    },
    // Values of these fields may contain colons.
    facetableFieldsWithSpecialCharacters: CAR_SCHEMA.fields.map(({ name }) => name),
  });
  const adapter = searchClient as unknown as {
    search: (requests: Request[]) => ReturnType<SearchClient['search']>;
  };
  return {
    search: (requests: Request[]) =>
      adapter.search(
        requests.map(({ params, ...request }) => ({
          ...request,
          params: { ...params, facetFilters: correctedFacets(params?.facetFilters ?? []) },
        })),
      ),
  } as unknown as SearchClient;
}
