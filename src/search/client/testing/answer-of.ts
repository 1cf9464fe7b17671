import type { SearchParams, SearchResult } from '../../protocol.ts';

/** A search result without hits, for tests. Different values of `found` distinguish results. */
export const answerOf = (search: SearchParams, found = 0): SearchResult<never> => ({
  found,
  out_of: found,
  page: search.page ?? 1,
  hits: [],
  facet_counts: [],
  search_time_ms: 0,
  search_cutoff: false,
  request_params: {
    collection_name: search.collection,
    q: search.q ?? '*',
    per_page: search.per_page ?? 10,
  },
});
