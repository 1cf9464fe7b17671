import { ownProperty } from '../../lib/own-property.ts';
import { type ListFilters, offsetOf } from '../../search/live-list/list-query.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';
import type { DealershipQuery } from './dealership-search.ts';

/** Filters of a dealership's stock by query parameter (SRC-08, SRC-09). */
export const STOCK_FILTERS: ListFilters = { car_type: 'several', price: 'range' };

/** Turns the search of an address into a query of the dealership's stock (SRC-46, API-14). */
export const stockQuery = (dealershipId: string, search: SearchState): DealershipQuery => ({
  dealershipId,
  categories: ownProperty(search.refinements, 'car_type') ?? [],
  price: ownProperty(search.ranges, 'price') ?? { min: null, max: null },
  query: search.query,
  offset: offsetOf(search),
});
