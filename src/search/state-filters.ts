import type { Filter } from './filter-by.ts';
import { withinPrice } from './price-limit.ts';
import type { SearchState } from './url-state/search-state.ts';

/** The conditions of a search among unsold vehicles, without its words. */
export const stateFilters = ({
  refinements,
  ranges,
}: Pick<SearchState, 'refinements' | 'ranges'>): Filter[] => [
  { field: 'sold', in: [false] },
  ...Object.entries(refinements).map(([field, values]) => ({ field, in: values })),
  ...Object.entries(ranges).map(([field, { min, max }]) =>
    field === 'price' ? withinPrice(min, max) : { field, min, max },
  ),
];
