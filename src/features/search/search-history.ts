import { emptyTable } from '../../lib/own-property.ts';
import { fieldsOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';

/** Number of searches kept (SRC-40). */
export const HISTORY_LIMIT = 5;

/** Values by attribute: `{ make: ['Toyota'], price: ['10000:20000'], query: ['tow bar'] }`. */
export type SearchFilters = Record<string, string[]>;

export interface SavedSearch {
  filters: SearchFilters;
  /** Path and query on this site: "/search/toyota/?range[price]=:20000". */
  path: string;
}

/** The filters without empty values. */
export function nonEmptyFilters(filters: Readonly<Record<string, unknown>>): SearchFilters {
  const nonEmpty: SearchFilters = emptyTable();
  for (const [attribute, values] of Object.entries(filters)) {
    if (!Array.isArray(values)) continue;
    const texts = values.filter((value) => typeof value === 'string' && value.trim() !== '');
    if (texts.length > 0) nonEmpty[attribute] = texts;
  }
  return nonEmpty;
}

/** Decodes a stored search; null if it has no filters or its path leads off the site. */
export function savedSearchOf(value: unknown): SavedSearch | null {
  const { filters, path } = fieldsOf(value);
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return null;
  const nonEmpty = nonEmptyFilters(fieldsOf(filters));
  return Object.keys(nonEmpty).length > 0 ? { filters: nonEmpty, path } : null;
}

/** Identifies a search. Keys are equal if the path and the filters are, in any order. */
export function searchKey({ filters, path }: SavedSearch): string {
  const sorted = Object.entries(filters).map(([attribute, values]) => [attribute, values.toSorted()]);
  return JSON.stringify([path, sorted.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))]);
}

/** Puts a search first, without duplicates. A search without filters is ignored (SRC-40). */
export function withSearch(list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  const valid = savedSearchOf(search);
  if (!valid) return list;
  const key = searchKey(valid);
  return [valid, ...list.filter((other) => searchKey(other) !== key)].slice(0, HISTORY_LIMIT);
}

const savedSearches = keptList({
  name: 'searches',
  entryOf: savedSearchOf,
  keyOf: searchKey,
  limit: HISTORY_LIMIT,
});

/** The shopper's latest searches, the latest first (SRC-40). */
export const searchHistory = savedSearches.list;

/** Saves a search in the history (SRC-40). */
export function recordSearch(search: SavedSearch): void {
  savedSearches.update((list) => withSearch(list, search));
}
