import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION, QUERY_BY } from '../../search/documents/car-schema.ts';
import { filterBy } from '../../search/filter-by.ts';
import { withinPrice } from '../../search/price-limit.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';

/**
 * Counts the unsold vehicles that the search with the finder's choices would list.
 *
 * @throws if the search fails
 */
export async function countStock<Document>(
  transport: SearchTransport<Document>,
  { query, refinements, ranges }: SearchState,
): Promise<number> {
  const filters = [
    { field: 'sold', in: [false] },
    ...Object.entries(refinements).map(([field, values]) => ({ field, in: values })),
    ...Object.values(ranges).map(({ min, max }) => withinPrice(min, max)),
  ];
  const [result] = await searchAll(transport, [
    {
      collection: CAR_COLLECTION,
      q: query === '' ? '*' : query,
      query_by: QUERY_BY,
      filter_by: filterBy(filters),
      per_page: 0,
    },
  ]);
  if (!result) throw new Error('The search response lacks a result.');
  return result.found;
}
