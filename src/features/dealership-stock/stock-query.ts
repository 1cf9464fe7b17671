import { ownProperty } from '../../lib/own-property.ts';
import { offsetOf } from '../../search/url-state/pages.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';
import type { DealershipQuery } from './dealership-search.ts';

/** Converts the search state of a page's address into a query of the dealership's stock (SRC-46, API-14). */
export const stockQuery = (dealershipId: string, search: SearchState): DealershipQuery => ({
  dealershipId,
  categories: ownProperty(search.refinements, 'car_type') ?? [],
  choices: Object.entries(search.refinements)
    .filter(([field]) => field !== 'car_type')
    .map(([field, values]) => ({ field, in: values })),
  price: ownProperty(search.ranges, 'price') ?? { min: null, max: null },
  query: search.query,
  offset: offsetOf(search),
});
