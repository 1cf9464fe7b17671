import { isBoundable, isRefinable } from '../../../search/url-state/attributes.ts';
import { EVERYTHING, type Range, type SearchState } from '../../../search/url-state/search-state.ts';
import type { SavedSearch, SearchFilters } from '../search-history.ts';

const RANGE = /^(\d*):(\d*)$/;

const textOf = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`;

/** What a search asks for, as the history keeps it (SRC-40). */
export const filtersOf = ({ query, refinements, ranges }: SearchState): SearchFilters => ({
  ...(query !== '' && { query: [query] }),
  ...refinements,
  ...Object.fromEntries(Object.entries(ranges).map(([attribute, range]) => [attribute, [textOf(range)]])),
});

/** The search a kept one asked for. */
export function searchOfFilters(filters: SearchFilters): SearchState {
  const search: SearchState = { ...EVERYTHING, refinements: {}, ranges: {} };
  for (const [attribute, values] of Object.entries(filters)) {
    const [first = ''] = values;
    const [, min = '', max = ''] = RANGE.exec(first) ?? [];
    if (attribute === 'query') search.query = first;
    else if (isBoundable(attribute) && RANGE.test(first))
      search.ranges[attribute] = {
        min: min === '' ? null : Number(min),
        max: max === '' ? null : Number(max),
      };
    else if (isRefinable(attribute)) search.refinements[attribute] = values;
  }
  return search;
}

/** The kept searches other than the present one. */
export const otherSearches = (kept: readonly SavedSearch[], presentPath: string): SavedSearch[] =>
  kept.filter(({ path }) => path !== presentPath);
