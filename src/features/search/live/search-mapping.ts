import type { StateMapping, UiState } from 'instantsearch.js';
import { indexToSortBy, sortByToIndex } from '../../../search/client/sort-index.ts';
import { CAR_COLLECTION } from '../../../search/documents/car-schema.ts';
import { MIN_PRICE } from '../../../search/price-limit.ts';
import type { Range, SearchState } from '../../../search/url-state/search-state.ts';

type IndexUiState = UiState[string];

const emptied = <T>(record: Record<string, T>): Record<string, T> | undefined =>
  Object.keys(record).length > 0 ? record : undefined;

/**
 * A range in InstantSearch's state: "10000:20000". Up to a price is what shows one, so that range begins at the
 * least price there; the address and the shopper know it as open.
 */
export const rangeState = (attribute: string, { min, max }: Range): string =>
  `${min ?? (attribute === 'price' && max !== null ? MIN_PRICE : '')}:${max ?? ''}`;

/** The other way. */
export function rangeOf(attribute: string, text: string): Range {
  const [min, max] = text.split(':').map((side) => (side === '' ? null : Number(side)));
  const open = attribute === 'price' && min === MIN_PRICE && max !== null;
  return { min: open ? null : (min ?? null), max: max ?? null };
}

const mapped = <A, B>(record: Record<string, A>, change: (key: string, value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));

/** The search InstantSearch's state stands for. */
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
    ranges: mapped(Object.fromEntries(Object.entries(range).filter(([, text]) => /\d/.test(text))), rangeOf),
  };
}

/** InstantSearch's state for a search. */
export function uiStateOf({ query, page, sortBy, refinements, ranges }: SearchState): IndexUiState {
  const index = sortBy === null ? null : sortByToIndex(sortBy);
  const range = emptied(mapped(ranges, rangeState));
  const refinementList = emptied(refinements);
  return {
    ...(query !== '' && { query }),
    ...(page > 1 && { page }),
    ...(index !== null && { sortBy: index }),
    ...(refinementList && { refinementList }),
    ...(range && { range }),
  };
}

/** Between InstantSearch's state and the search an address stands for. */
export const searchMapping: StateMapping<UiState, SearchState> = {
  stateToRoute: (uiState) => searchOf(uiState[CAR_COLLECTION] ?? {}),
  routeToState: (search) => ({ [CAR_COLLECTION]: uiStateOf(search) }),
};
