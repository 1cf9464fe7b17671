import { ownProperty } from '../../lib/own-property.ts';
import { HITS_PER_PAGE } from '../client/hit-fields.ts';
import type { Range, SearchState } from '../url-state/search-state.ts';

/** The filters of a list, by attribute: each takes one value at a time, several, or a range. */
export type ListFilters = Readonly<Record<string, 'one' | 'several' | 'range'>>;

/** The part of a search that a list can show with its filters; it has one order only. */
export function offeredPart(search: SearchState, filters: ListFilters): SearchState {
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

/** Pages of a list (API-12, API-15): one at least. */
export const pagesOf = (found: number): number => Math.max(1, Math.ceil(found / HITS_PER_PAGE));

/** Vehicles or models on the pages before. */
export const offsetOf = ({ page }: SearchState): number => (page - 1) * HITS_PER_PAGE;

/** The last page, where a search asks for one behind it: stock is sold while addresses are kept. Else null. */
export function lastPageInstead(search: SearchState, found: number): SearchState | null {
  const last = pagesOf(found);
  return search.page > last ? { ...search, page: last } : null;
}
