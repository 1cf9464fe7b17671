import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION, QUERY_BY } from '../../search/documents/car-schema.ts';
import { filterBy } from '../../search/filter-by.ts';
import { stateFilters } from '../../search/state-filters.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';

/**
 * Counts the unsold vehicles that the search with the finder's choices would list.
 *
 * @throws if the search fails
 */
export async function countStock<Document>(
  transport: SearchTransport<Document>,
  state: SearchState,
): Promise<number> {
  const [result] = await searchAll(transport, [
    {
      collection: CAR_COLLECTION,
      q: state.query === '' ? '*' : state.query,
      query_by: QUERY_BY,
      filter_by: filterBy(stateFilters(state)),
      per_page: 0,
    },
  ]);
  if (!result) throw new Error('The search response lacks a result.');
  return result.found;
}
