import type { SearchClient } from 'instantsearch.js';
import { indexOfSortBy } from '../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import { type Filter, filterBy } from '../../search/filter-by.ts';

const LOWEST_PRICE = indexOfSortBy(`${CAR_COLLECTION}:price:asc`);

export interface BaseFilterOptions {
  /** Vehicles the shopper saved: they show also when sold (SRC-27). */
  savedIds: () => readonly string[];
  /** Leave out what has no price when the lowest price comes first (SRC-38). */
  priceSortExcludesUnpriced: boolean;
}

/** What every search of the page is narrowed by, whatever the shopper chose (SRC-27, SRC-38). */
export function baseFilter(indexName: string, options: BaseFilterOptions): string {
  const onSale: Filter = { field: 'sold', in: [false] };
  const filters: Filter[] = [{ any: [onSale, { field: 'id', in: options.savedIds() }] }];
  if (options.priceSortExcludesUnpriced && indexName === LOWEST_PRICE)
    filters.push({ field: 'price', min: 1, max: null });
  return filterBy(filters);
}

interface Request {
  indexName: string;
  params?: object;
}

/** The client with the base filter in each of its searches. */
export function withBaseFilter(client: SearchClient, options: BaseFilterOptions): SearchClient {
  const filtered = ({ indexName, params }: Request): Request => ({
    indexName,
    params: { ...params, filters: baseFilter(indexName, options) },
  });
  const search = client.search as unknown as (requests: Request[]) => ReturnType<SearchClient['search']>;
  return {
    ...client,
    search: (requests: Request[]) => search(requests.map(filtered)),
  } as unknown as SearchClient;
}
