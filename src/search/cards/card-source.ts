import { cachePromises } from '../../lib/cache-promises.ts';
import { type StoredCard, unpackCards } from '../index-file/cards.ts';
import { type Fetch, fetchFile } from '../index-file/fetch-file.ts';
import { type FetchedManifest, fetchManifest } from '../index-file/fetch-manifest.ts';
import { latestRelease } from '../index-file/latest-release.ts';
import { placeFinder } from '../index-file/places.ts';
import { type StoredTiles, unpackTiles } from '../index-file/tiles.ts';

/**
 * A vehicle whose card is wanted. `place` is the card's position in the site's card files, from 0, if the search was
 * answered by the in-browser engine, which knows it.
 */
export interface WantedCard {
  id: string;
  place?: number | undefined;
}

/**
 * Card and tile HTML that scripts insert. It always comes from this site, whichever engine answered the
 * search.
 */
export interface CardSource {
  /**
   * Cards in the order of `wanted`; null for a vehicle that the site does not list. Rejects if a file cannot
   * be loaded.
   */
  cards: (wanted: readonly WantedCard[]) => Promise<(StoredCard | null)[]>;
  tiles: () => Promise<StoredTiles>;
  /** Loads all cards, one file at a time to keep the connection free. Does nothing if the stock is large. */
  loadAll: () => Promise<void>;
}

/** Cards are preloaded up to this many vehicles, about 200 kB. */
const MAX_PRELOADED = 2000;

interface Release {
  cards: CardSource['cards'];
  tiles: CardSource['tiles'];
  loadAll: CardSource['loadAll'];
}

function openRelease({ folder, cards, tiles }: FetchedManifest, fetch: Fetch): Release {
  const read = (file: string) => fetchFile(fetch, folder + file);
  const files: { file: string; start: number; end: number }[] = [];
  let total = 0;
  for (const [file, count] of cards.files) {
    files.push({ file, start: total, end: total + count });
    total += count;
  }
  const loadCards = cachePromises(async (file: string) => unpackCards(await (await read(file)).text()));
  const loadPlaces = cachePromises(async (file: string) =>
    placeFinder(await (await read(file)).arrayBuffer()),
  );
  const loadTiles = cachePromises(async (file: string) => unpackTiles(await (await read(file)).text()));

  async function cardAt(place: number, id: string): Promise<StoredCard | null> {
    const cardFile = files.find(({ start, end }) => place >= start && place < end);
    const card = cardFile && (await loadCards(cardFile.file))[place - cardFile.start];
    return card?.facts.id === id ? card : null;
  }

  async function findCard({ id, place }: WantedCard): Promise<StoredCard | null> {
    // The engine may have loaded another release of the site, with other places.
    const known = place === undefined ? null : await cardAt(place, id);
    if (known) return known;
    for (const other of (await loadPlaces(cards.places))(id)) {
      const card = await cardAt(other, id);
      if (card) return card;
    }
    return null;
  }

  return {
    cards: (wanted) => Promise.all(wanted.map(findCard)),
    tiles: () => loadTiles(tiles),
    async loadAll() {
      if (total > MAX_PRELOADED) return;
      await loadTiles(tiles);
      await loadPlaces(cards.places);
      for (const { file } of files) await loadCards(file);
    },
  };
}

/**
 * Reads the site's cards and tiles. If a new release has replaced their files, reads that release instead.
 *
 * @param manifest URL of the index manifest: "/search-index/manifest.json"
 */
export function createCardSource(manifest: string, fetch: Fetch): CardSource {
  const { withRelease } = latestRelease(async () => openRelease(await fetchManifest(manifest, fetch), fetch));
  return {
    cards: (wanted) =>
      wanted.length === 0 ? Promise.resolve([]) : withRelease(({ cards }) => cards(wanted)),
    tiles: () => withRelease(({ tiles }) => tiles()),
    loadAll: () => withRelease(({ loadAll }) => loadAll()),
  };
}
