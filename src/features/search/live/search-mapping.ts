import type { StateMapping, UiState } from 'instantsearch.js';
import { indexToSortBy, sortByToIndex } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { MIN_PRICE } from '../../../search/price-limit.ts';
import type { Range, SearchState } from '../../../search/url-state/search-state.ts';

type IndexUiState = UiState[string];

const undefinedIfEmpty = <T>(record: Record<string, T>): Record<string, T> | undefined =>
  Object.keys(record).length > 0 ? record : undefined;

/**
 * Formats a range for InstantSearch's UI state: "10000:20000". Vehicles without a price are indexed at 0, so a price
 * range without a minimum starts at `MIN_PRICE` there. In the URL and for the shopper it stays open.
 */
export const rangeState = (attribute: string, { min, max }: Range): string =>
  `${min ?? (attribute === 'price' && max !== null ? MIN_PRICE : '')}:${max ?? ''}`;

/** Parses a range of InstantSearch's UI state: the inverse of `rangeState`. */
export function rangeOf(attribute: string, text: string): Range {
  const [min, max] = text.split(':').map((side) => (side === '' ? null : Number(side)));
  const isOpen = attribute === 'price' && min === MIN_PRICE && max !== null;
  return { min: isOpen ? null : (min ?? null), max: max ?? null };
}

const mapValues = <A, B>(
  record: Record<string, A>,
  change: (key: string, value: A) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));

/** Converts InstantSearch's UI state to our search state. */
export function searchOf({
  query,
  page,
  sortBy,
  refinementList = {},
  range = {},
}: IndexUiState): SearchState {
  return {
    query: query?.trim() ?? '',
    page: page ?? 1,
    sortBy: sortBy ? indexToSortBy(sortBy) : null,
    refinements: Object.fromEntries(Object.entries(refinementList).filter(([, values]) => values.length > 0)),
    ranges: mapValues(
      Object.fromEntries(Object.entries(range).filter(([, text]) => /\d/.test(text))),
      rangeOf,
    ),
  };
}

/** Converts our search state to InstantSearch's UI state. */
export function uiStateOf({ query, page, sortBy, refinements, ranges }: SearchState): IndexUiState {
  const index = sortBy === null ? null : sortByToIndex(sortBy);
  const range = undefinedIfEmpty(mapValues(ranges, rangeState));
  const refinementList = undefinedIfEmpty(refinements);
  return {
    ...(query !== '' && { query }),
    ...(page > 1 && { page }),
    ...(index !== null && { sortBy: index }),
    ...(refinementList && { refinementList }),
    ...(range && { range }),
  };
}

export const searchMapping: StateMapping<UiState, SearchState> = {
  stateToRoute: (uiState) => searchOf(uiState[CAR_COLLECTION] ?? {}),
  routeToState: (search) => ({ [CAR_COLLECTION]: uiStateOf(search) }),
};
