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
 * InstantSearch's client: its searches become a `multi_search` of the transport (API-01 to API-05).
 * A search the transport cannot answer, or answers with a failure, is logged and rejects: InstantSearch
 * then has status `error` and keeps the last good results (SRC-25, ERR-03).
 */
export function createSearchClient(transport: SearchTransport): SearchClient {
  const { searchClient } = new TypesenseInstantSearchAdapter({
    server: {
      // Both are required; the transport knows the server, and brings its own retries and cache.
      apiKey: 'of the transport',
      nodes: [{ host: 'localhost', port: 443, protocol: 'https' }],
      axiosAdapter: transportAdapter(transport),
      numRetries: 0,
      cacheSearchResultsForSeconds: 0,
    },
    additionalSearchParameters: {
      query_by: QUERY_BY,
      include_fields: HIT_FIELDS,
      // Cards are whole views: no text of theirs is marked.
      highlight_full_fields: '',
      per_page: HITS_PER_PAGE,
    },
    // Named fields may have values with colons.
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
