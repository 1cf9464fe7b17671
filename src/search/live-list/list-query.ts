import { ownProperty } from '../../lib/own-property.ts';
import { HITS_PER_PAGE } from '../client/hit-fields.ts';
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

/** Number of pages (API-12, API-15), at least 1. */
export const pagesOf = (found: number): number => Math.max(1, Math.ceil(found / HITS_PER_PAGE));

/** Number of hits on the pages before this one. */
export const offsetOf = ({ page }: SearchState): number => (page - 1) * HITS_PER_PAGE;

/**
 * The search at its last page if its page is beyond the last, else null. A link may name such a page if vehicles have
 * been sold since.
 */
export function lastPageIfBeyond(search: SearchState, found: number): SearchState | null {
  const last = pagesOf(found);
  return search.page > last ? { ...search, page: last } : null;
}
