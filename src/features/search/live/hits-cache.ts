import type { HitDocument } from '../../../search/documents/document.ts';
import type { GuardedStorage } from '../../../ui/storage/guarded-storage.ts';

/** A hit as InstantSearch passes it on. */
export interface CardHit extends Pick<HitDocument, 'card'> {
  objectID: string;
  /** Place in the whole result, from 1. */
  __position: number;
}

/** Hits by page, from 0. */
type Pages = Record<number, CardHit[]>;

/** Searches whose pages are kept. */
const LIMIT = 10;

/** Of InstantSearch's parameters what tells one search from another. */
interface State {
  index?: string | undefined;
  query?: string | undefined;
  disjunctiveFacetsRefinements?: object | undefined;
  facetsRefinements?: object | undefined;
  numericRefinements?: object | undefined;
}

/** "price" with `[]` of values, or `{ '>=': [], '<=': [] }`, refines nothing. */
const refines = ([, values]: [string, unknown]): boolean => /\[[^\]]/.test(JSON.stringify(values));

const refined = (refinements: object = {}) =>
  Object.entries(refinements)
    .filter(refines)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Names a search, its page aside; what refines nothing makes no difference. */
export const searchKey = (state: State): string =>
  JSON.stringify([
    state.index ?? '',
    state.query ?? '',
    refined(state.disjunctiveFacetsRefinements),
    refined(state.facetsRefinements),
    refined(state.numericRefinements),
  ]);

/** A page behind the last one is none. */
const withHits = (pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).filter(([, hits]) => hits.length > 0));

export interface HitsCache {
  read: (of: { state: State }) => Pages | null;
  write: (of: { state: State; hits: Pages }) => void;
  /** Writes the latest search for the next visit of the page; */
  keep: () => void;
}

/** Version, search and its pages; none in a text that is not ours. */
function keptIn(text: string | null): [version: string, search: string, pages: Pages] | [] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) && kept.length === 3 ? (kept as [string, string, Pages]) : [];
  } catch {
    return [];
  }
}

/**
 * Pages already seen of the latest searches: going back to one shows them all, as they were left.
 *
 * @param store what outlives the page: its search is taken from there, once, where `returning`
 * @param version of the site's code: what another one kept may have other cards, and is not taken
 */
export function hitsCache(
  store: GuardedStorage,
  key: string,
  returning: boolean,
  version: string,
): HitsCache {
  const searches = new Map<string, Pages>();
  const [by, search, pages] = returning ? keptIn(store.read(key)) : [];
  if (by === version && search !== undefined && pages) searches.set(search, pages);
  return {
    read: ({ state }) => searches.get(searchKey(state)) ?? null,
    write({ state, hits }) {
      const search = searchKey(state);
      searches.delete(search);
      searches.set(search, withHits(hits));
      const [oldest] = searches.keys();
      if (searches.size > LIMIT && oldest !== undefined) searches.delete(oldest);
    },
    keep() {
      const latest = [...searches].at(-1);
      if (!latest) return;
      const [search, pages] = latest;
      const slim = Object.entries(pages).map(([page, hits]) => [
        page,
        hits.map(({ objectID, __position, card }) => ({ objectID, __position, card })),
      ]);
      store.write(key, JSON.stringify([version, search, Object.fromEntries(slim)]));
    },
  };
}
