import type { CardSource } from '../../../search/cards/card-source.ts';
import type { CardDocument } from '../../../search/documents/document.ts';
import type { GuardedStorage } from '../../../ui/storage/guarded-storage.ts';

/** A hit as InstantSearch returns it. */
export interface CardHit extends Pick<CardDocument, 'card' | 'price' | 'sold' | 'reserved'> {
  objectID: string;
  /** Position in the whole result, from 1. */
  __position: number;
}

/** Undoes InstantSearch's renaming of `id` to `objectID`. */
export const vehicleOf = ({ objectID, price, sold, reserved, card }: CardHit): CardDocument => ({
  id: objectID,
  price,
  sold,
  reserved,
  card,
});

/** Hits by page number, from 0. */
type Pages = Record<number, CardHit[]>;

// The card is not stored: it is fetched again and may have changed.
type StoredHit = Omit<CardHit, 'card'>;

const MAX_SEARCHES = 10;

/** The InstantSearch parameters that identify a search. */
interface State {
  index?: string | undefined;
  query?: string | undefined;
  disjunctiveFacetsRefinements?: object | undefined;
  facetsRefinements?: object | undefined;
  numericRefinements?: object | undefined;
}

// InstantSearch leaves empty refinements behind: `[]` or `{ '>=': [], '<=': [] }`. The pattern finds a list with a
// value.
const hasValue = ([, values]: [string, unknown]): boolean => /\[[^\]]/.test(JSON.stringify(values));

const nonEmpty = (refinements: object = {}) =>
  Object.entries(refinements)
    .filter(hasValue)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Cache key of a search, without its page and empty refinements. */
export const searchKey = (state: State): string =>
  JSON.stringify([
    state.index ?? '',
    state.query ?? '',
    nonEmpty(state.disjunctiveFacetsRefinements),
    nonEmpty(state.facetsRefinements),
    nonEmpty(state.numericRefinements),
  ]);

// A request beyond the last page returns no hits.
const withHits = (pages: Pages): Pages =>
  Object.fromEntries(Object.entries(pages).filter(([, hits]) => hits.length > 0));

export interface HitsCache {
  read: (search: { state: State }) => Pages | null;
  write: (search: { state: State; hits: Pages }) => void;
  /** Stores the latest search, for a shopper who comes back to the page. */
  persist: () => void;
}

type CachedSearch = [search: string, pages: Pages];

/** Returns `[]` for a text that `persist` did not write. */
function parseStored(
  text: string | null,
): [version: string, search: string, pages: [page: string, StoredHit[]][]] | [] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) && stored.length === 3 && Array.isArray(stored[2])
      ? (stored as [string, string, [string, StoredHit[]][]])
      : [];
  } catch {
    return [];
  }
}

/**
 * Restores the search that `persist` stored, with current cards and without vehicles that are no longer in stock.
 * Returns null, so that the page searches again, if nothing was stored, if another version of the code stored it, or
 * if the cards cannot be loaded.
 */
export async function restoreSearch(
  store: GuardedStorage,
  key: string,
  version: string,
  source: Pick<CardSource, 'cards'>,
): Promise<CachedSearch | null> {
  const [storedVersion, search, pages] = parseStored(store.read(key));
  if (storedVersion !== version || search === undefined || !pages) return null;
  try {
    const withCards = pages.map(async ([page, hits]): Promise<[string, CardHit[]]> => {
      const cards = await source.cards(hits.map(({ objectID }) => ({ id: objectID })));
      return [page, hits.flatMap((hit, n) => (cards[n] ? [{ ...hit, card: cards[n] }] : []))];
    });
    return [search, Object.fromEntries(await Promise.all(withCards))];
  } catch (error) {
    console.warn('The previous results could not be restored.', error);
    return null;
  }
}

/**
 * InstantSearch cache of the result pages of the latest searches. Going back to a search shows all its pages again.
 *
 * @param store storage that outlives the page
 * @param version identifies the site's code; `restoreSearch` ignores what another version stored
 * @param restored result of `restoreSearch`
 */
export function hitsCache(
  store: GuardedStorage,
  key: string,
  version: string,
  restored: CachedSearch | null,
): HitsCache {
  const searches = new Map<string, Pages>(restored ? [restored] : []);
  return {
    read: ({ state }) => searches.get(searchKey(state)) ?? null,
    write({ state, hits }) {
      const search = searchKey(state);
      searches.delete(search);
      searches.set(search, withHits(hits));
      const [oldest] = searches.keys();
      if (searches.size > MAX_SEARCHES && oldest !== undefined) searches.delete(oldest);
    },
    persist() {
      const latest = [...searches].at(-1);
      if (!latest) return;
      const [search, pages] = latest;
      const stored = Object.entries(pages).map(([page, hits]): [string, StoredHit[]] => [
        page,
        hits.map(({ objectID, __position, price, sold, reserved }) => ({
          objectID,
          __position,
          price,
          sold,
          reserved,
        })),
      ]);
      store.write(key, JSON.stringify([version, search, stored]));
    },
  };
}
