import { isRangeAttribute, isRefinable } from '../../../search/url-state/attributes.ts';
import { EMPTY_SEARCH, type Range, type SearchState } from '../../../search/url-state/search-state.ts';
import type { SavedSearch, SearchFilters } from '../search-history.ts';

const RANGE = /^(\d*):(\d*)$/;

const formatRange = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`;

/** Encodes a search for the search history (SRC-40). */
export const encodeFilters = ({ query, refinements, ranges }: SearchState): SearchFilters => ({
  ...(query !== '' && { query: [query] }),
  ...refinements,
  ...Object.fromEntries(
    Object.entries(ranges).map(([attribute, range]) => [attribute, [formatRange(range)]]),
  ),
});

/** Decodes a search from the history. Unknown attributes are dropped. */
export function decodeFilters(filters: SearchFilters): SearchState {
  const search: SearchState = { ...EMPTY_SEARCH, refinements: {}, ranges: {} };
  for (const [attribute, values] of Object.entries(filters)) {
    const [first = ''] = values;
    const [, min = '', max = ''] = RANGE.exec(first) ?? [];
    if (attribute === 'query') search.query = first;
    else if (isRangeAttribute(attribute) && RANGE.test(first))
      search.ranges[attribute] = {
        min: min === '' ? null : Number(min),
        max: max === '' ? null : Number(max),
      };
    else if (isRefinable(attribute)) search.refinements[attribute] = values;
  }
  return search;
}

/** The saved searches without the current one. */
export const otherSearches = (searches: readonly SavedSearch[], currentPath: string): SavedSearch[] =>
  searches.filter(({ path }) => path !== currentPath);
