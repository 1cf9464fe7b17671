import { ownProperty } from '../../lib/own-property.ts';
import type { Range, SearchState } from '../url-state/search-state.ts';

/** The filters of a list by attribute: a single value, several values, or a range. */
export type ListFilters = Readonly<Record<string, 'one' | 'several' | 'range'>>;

/** Keeps the parts of a search that the list has filters for. The list has a single sort order. */
export function keepOfferedFilters(search: SearchState, filters: ListFilters): SearchState {
  const refinements: [string, string[]][] = [];
  const ranges: [string, Range][] = [];
  for (const [attribute, kind] of Object.entries(filters)) {
    const values = ownProperty(search.refinements, attribute);
    const range = ownProperty(search.ranges, attribute);
    if (kind === 'range' && range) ranges.push([attribute, range]);
    else if (kind !== 'range' && values)
      refinements.push([attribute, kind === 'one' ? values.slice(0, 1) : values]);
  }
  return {
    ...search,
    sortBy: null,
    refinements: Object.fromEntries(refinements),
    ranges: Object.fromEntries(ranges),
  };
}
