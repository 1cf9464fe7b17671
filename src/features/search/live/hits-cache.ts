import type { CardSource } from '../../../search/cards/card-source.ts';
import type { CardDocument } from '../../../search/documents/document.ts';
import type { GuardedStorage } from '../../../ui/storage/guarded-storage.ts';

/** A hit as InstantSearch passes it on. */
export interface CardHit extends Pick<CardDocument, 'card' | 'price' | 'sold' | 'reserved'> {
  objectID: string;
  /** Place in the whole result, from 1. */
  __position: number;
}

/** The vehicle of a hit, which InstantSearch has given other names. */
export const vehicleOf = ({ objectID, price, sold, reserved, card }: CardHit): CardDocument => ({
  id: objectID,
  price,
  sold,
  reserved,
  card,
});

/** Hits by page, from 0. */
type Pages = Record<number, CardHit[]>;

/** What outlives the page of a hit: its card is the site's, and read anew. */
type KeptHit = Omit<CardHit, 'card'>;

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
  /** Writes the latest search for the next visit of the page. */
  keep: () => void;
}

/** A search with the pages of it that were shown. */
type Shown = [search: string, pages: Pages];

/** Version, search and its pages; none in a text that is not ours. */
function keptIn(
  text: string | null,
): [version: string, search: string, pages: [page: string, KeptHit[]][]] | [] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) && kept.length === 3 && Array.isArray(kept[2])
      ? (kept as [string, string, [string, KeptHit[]][]])
      : [];
  } catch {
    return [];
  }
}

/**
 * The search that a shopper left, with the cards of now; vehicles that are gone are left out. Null where none
 * was kept, or by other code, or where the cards cannot be had: then it is searched again.
 */
export async function leftSearch(
  store: GuardedStorage,
  key: string,
  version: string,
  source: Pick<CardSource, 'cards'>,
): Promise<Shown | null> {
  const [by, search, pages] = keptIn(store.read(key));
  if (by !== version || search === undefined || !pages) return null;
  try {
    const whole = pages.map(async ([page, hits]): Promise<[string, CardHit[]]> => {
      const cards = await source.cards(hits.map(({ objectID }) => ({ id: objectID })));
      return [page, hits.flatMap((hit, n) => (cards[n] ? [{ ...hit, card: cards[n] }] : []))];
    });
    return [search, Object.fromEntries(await Promise.all(whole))];
  } catch (error) {
    console.warn('The search that was left is searched again.', error);
    return null;
  }
}

/**
 * Pages already seen of the latest searches: going back to one shows them all, as they were left.
 *
 * @param store what outlives the page
 * @param version of the site's code, which `leftSearch` compares
 * @param left the search of the visit before
 */
export function hitsCache(
  store: GuardedStorage,
  key: string,
  version: string,
  left: Shown | null,
): HitsCache {
  const searches = new Map<string, Pages>(left ? [left] : []);
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
      const slim = Object.entries(pages).map(([page, hits]): [string, KeptHit[]] => [
        page,
        hits.map(({ objectID, __position, price, sold, reserved }) => ({
          objectID,
          __position,
          price,
          sold,
          reserved,
        })),
      ]);
      store.write(key, JSON.stringify([version, search, slim]));
    },
  };
}
