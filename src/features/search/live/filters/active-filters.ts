import type { IndexUiState } from 'instantsearch.js';
import { ownProperty } from '../../../../lib/own-property.ts';

/** Number of selected values and ranges with a bound, without the values of the page's scope. */
export function countActiveFilters(
  { refinementList = {}, range = {} }: IndexUiState,
  scope: Record<string, string[]>,
): number {
  const values = Object.entries(refinementList).flatMap(([attribute, chosen]) =>
    chosen.filter((value) => !ownProperty(scope, attribute)?.includes(value)),
  );
  return values.length + Object.values(range).filter((text) => text !== ':' && text !== '').length;
}
