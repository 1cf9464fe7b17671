import type { IndexUiState } from 'instantsearch.js';

/** Number of selected values and ranges with a bound. */
export function countActiveFilters({ refinementList = {}, range = {} }: IndexUiState): number {
  const ranges = Object.values(range).filter((text) => text !== ':' && text !== '');
  return Object.values(refinementList).flat().length + ranges.length;
}
