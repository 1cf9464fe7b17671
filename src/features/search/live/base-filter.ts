import type { SearchClient } from 'instantsearch.js';
import { indexOfSortBy } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { type Filter, filterBy } from '../../../search/filter-by.ts';
import { PRICED } from '../../../search/price-limit.ts';

const LOWEST_PRICE = indexOfSortBy(`${CAR_COLLECTION}:price:asc`);

export interface BaseFilterOptions {
  /** Vehicles the shopper saved: they show also when sold (SRC-27). */
  savedIds: () => readonly string[];
  /** Leave out what has no price when the lowest price comes first (SRC-38). */
  priceSortExcludesUnpriced: boolean;
}

interface Request {
  indexName: string;
  params?: { numericFilters?: readonly (string | readonly string[])[] };
}

/** Whether a search asks for what costs so much at most. */
const hasPriceLimit = ({ params }: Request): boolean =>
  (params?.numericFilters ?? []).flat().some((condition) => condition.startsWith('price<='));

/**
 * What every search of the page is narrowed by, besides what the shopper chose: vehicles on sale (SRC-27),
 * and those with a price where prices are compared (SRC-38) or limited.
 */
export function baseFilter(request: Request, options: BaseFilterOptions): string {
  const onSale: Filter = { field: 'sold', in: [false] };
  const filters: Filter[] = [{ any: [onSale, { field: 'id', in: options.savedIds() }] }];
  const cheapestFirst = options.priceSortExcludesUnpriced && request.indexName === LOWEST_PRICE;
  if (cheapestFirst || hasPriceLimit(request)) filters.push(PRICED);
  return filterBy(filters);
}

/** The client with the base filter in each of its searches. */
export function withBaseFilter(client: SearchClient, options: BaseFilterOptions): SearchClient {
  const filtered = (request: Request) => ({
    ...request,
    params: { ...request.params, filters: baseFilter(request, options) },
  });
  const search = client.search as unknown as (requests: Request[]) => ReturnType<SearchClient['search']>;
  return {
    ...client,
    search: (requests: Request[]) => search(requests.map(filtered)),
  } as unknown as SearchClient;
}
