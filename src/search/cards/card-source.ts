import { cachePromises } from '../../lib/cache-promises.ts';
import { type StoredCard, unpackCards } from '../index-file/cards.ts';
import { type Fetch, fetchFile } from '../index-file/fetch-file.ts';
import { type FetchedManifest, fetchManifest } from '../index-file/fetch-manifest.ts';
import { latestRelease } from '../index-file/latest-release.ts';
import { placeFinder } from '../index-file/places.ts';
import { type StoredTiles, unpackTiles } from '../index-file/tiles.ts';

/** A vehicle whose card is wanted; `place`: where the in-browser engine says that it is. */
export interface WantedCard {
  id: string;
  place?: number | undefined;
}

/** HTML of the stock that scripts insert: always published by this site, whichever engine searched. */
export interface CardSource {
  /** The cards in the order asked for; null for a vehicle that the site does not list. Rejects where they cannot be had. */
  cards: (wanted: readonly WantedCard[]) => Promise<(StoredCard | null)[]>;
  tiles: () => Promise<StoredTiles>;
  /** Loads every card, one file after the other so as not to be in the way, where the stock is small enough. */
  loadAll: () => Promise<void>;
}

/** Most vehicles of which all cards are loaded ahead: some 200 kB. */
const MOST_AHEAD = 2000;

interface Release {
  cards: CardSource['cards'];
  tiles: CardSource['tiles'];
  loadAll: CardSource['loadAll'];
}

function releaseOf({ folder, cards, tiles }: FetchedManifest, fetch: Fetch): Release {
  const read = (file: string) => fetchFile(fetch, folder + file);
  const runs: { file: string; start: number; end: number }[] = [];
  let total = 0;
  for (const [file, count] of cards.files) {
    runs.push({ file, start: total, end: total + count });
    total += count;
  }
  const cardsIn = cachePromises(async (file: string) => unpackCards(await (await read(file)).text()));
  const finder = cachePromises(async (file: string) => placeFinder(await (await read(file)).arrayBuffer()));
  const tilesIn = cachePromises(async (file: string) => unpackTiles(await (await read(file)).text()));

  async function cardAt(place: number, id: string): Promise<StoredCard | null> {
    const run = runs.find(({ start, end }) => place >= start && place < end);
    const card = run && (await cardsIn(run.file))[place - run.start];
    return card?.facts.id === id ? card : null;
  }

  async function cardOf({ id, place }: WantedCard): Promise<StoredCard | null> {
    // The engine may know another release of the site, whose places are others.
    const there = place === undefined ? null : await cardAt(place, id);
    if (there) return there;
    for (const other of (await finder(cards.places))(id)) {
      const card = await cardAt(other, id);
      if (card) return card;
    }
    return null;
  }

  return {
    cards: (wanted) => Promise.all(wanted.map(cardOf)),
    tiles: () => tilesIn(tiles),
    async loadAll() {
      if (total > MOST_AHEAD) return;
      await tilesIn(tiles);
      await finder(cards.places);
      for (const { file } of runs) await cardsIn(file);
    },
  };
}

/**
 * Reads the site's cards and tiles. Where the site was published anew and its old files are gone, the new
 * ones are read.
 *
 * @param manifest address of the index: "/search-index/manifest.json"
 */
export function createCardSource(manifest: string, fetch: Fetch): CardSource {
  const { ask } = latestRelease(async () => releaseOf(await fetchManifest(manifest, fetch), fetch));
  return {
    cards: (wanted) => (wanted.length === 0 ? Promise.resolve([]) : ask(({ cards }) => cards(wanted))),
    tiles: () => ask(({ tiles }) => tiles()),
    loadAll: () => ask(({ loadAll }) => loadAll()),
  };
}
