import { emptyTable } from '../../lib/own-property.ts';
import { fieldsOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';

/** Searches kept at most (SRC-40). */
export const HISTORY_LIMIT = 5;

/** Values by attribute: `{ make: ['Toyota'], price: ['10000:20000'], query: ['tow bar'] }`. */
export type SearchFilters = Record<string, string[]>;

/** A search of a shopper: what was asked for, and the address that answers it. */
export interface SavedSearch {
  filters: SearchFilters;
  /** Path and query, site-relative: "/search/toyota/?range[price]=:20000". */
  path: string;
}

/** The filters that ask for something. */
export function nonEmptyFilters(filters: Readonly<Record<string, unknown>>): SearchFilters {
  const asked: SearchFilters = emptyTable();
  for (const [attribute, values] of Object.entries(filters)) {
    if (!Array.isArray(values)) continue;
    const told = values.filter((value) => typeof value === 'string' && value.trim() !== '');
    if (told.length > 0) asked[attribute] = told;
  }
  return asked;
}

/** A search out of what was kept, or null where it asks for nothing or leads off the site. */
export function savedSearchOf(value: unknown): SavedSearch | null {
  const { filters, path } = fieldsOf(value);
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return null;
  const asked = nonEmptyFilters(fieldsOf(filters));
  return Object.keys(asked).length > 0 ? { filters: asked, path } : null;
}

/** Searches are the same when they ask for the same at the same address, in whatever order it was asked. */
export function searchKey({ filters, path }: SavedSearch): string {
  const told = Object.entries(filters).map(([attribute, values]) => [attribute, values.toSorted()]);
  return JSON.stringify([path, told.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))]);
}

/** The list with a search put first: once, and only where it asks for something (SRC-40). */
export function withSearch(list: readonly SavedSearch[], search: SavedSearch): readonly SavedSearch[] {
  const asked = savedSearchOf(search);
  if (!asked) return list;
  const key = searchKey(asked);
  return [asked, ...list.filter((other) => searchKey(other) !== key)].slice(0, HISTORY_LIMIT);
}

const kept = keptList({
  name: 'searches',
  entryOf: savedSearchOf,
  keyOf: searchKey,
  limit: HISTORY_LIMIT,
});

/** The shopper's latest searches, the latest first (SRC-40). */
export const searchHistory = kept.list;

/** Puts a search first; the same search again moves up, one that asks for nothing is not kept (SRC-40). */
export function recordSearch(search: SavedSearch): void {
  kept.update((list) => withSearch(list, search));
}
