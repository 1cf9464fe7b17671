import { gzipSync } from 'node:zlib';
import { generateVehicles, type Vehicle } from '../../scripts/bench/search/vehicles.ts';
import { buildCollection } from '../../src/search/collection/build-collection.ts';
import { CAR_SCHEMA } from '../../src/search/documents/car-schema.ts';
import { packCards, type StoredCard } from '../../src/search/index-file/cards.ts';
import { encodeCollection } from '../../src/search/index-file/encode.ts';
import { type IndexManifest, MANIFEST_FORMAT } from '../../src/search/index-file/manifest.ts';
import { encodePlaces } from '../../src/search/index-file/places.ts';
import { packTiles } from '../../src/search/index-file/tiles.ts';
import { card } from '../fixtures/cards.ts';
import { storedCard } from './search/stored-card.ts';

const CARDS_PER_FILE = 50;

/**
 * Generated vehicles in the order of a dealer's index, which begins with the lowest rank: the last one is found first.
 */
const vehicles = (count: number): Vehicle[] =>
  generateVehicles(count).map((vehicle, i) => ({ ...vehicle, custom_rank: i }));

function cardOf({ id, make, model, year, price }: Vehicle): StoredCard {
  const text = `$${price.toLocaleString('en-AU')}`;
  const view = card(`${year} ${make} ${model}`, 'suv/blue/front', {
    kind: 'price',
    amount: price,
    text,
    type: 'Drive away',
    was: null,
    withTradeIn: false,
  });
  return storedCard({ ...view, id, picture: null });
}

export interface LargeIndex {
  vehicles: Vehicle[];
  manifest: string;
  /** Contents by file name, with the names of the manifest. */
  files: ReadonlyMap<string, Buffer | string>;
}

/** A published index of `count` generated vehicles. */
export function largeIndex(count: number): LargeIndex {
  const all = vehicles(count);
  const cards = all.toReversed().map(cardOf);
  const files = new Map<string, Buffer | string>();
  files.set('files/large.bin', gzipSync(encodeCollection(buildCollection(CAR_SCHEMA, all))));
  const pages: [string, number][] = [];
  for (let start = 0; start < cards.length; start += CARDS_PER_FILE) {
    const page = cards.slice(start, start + CARDS_PER_FILE);
    const name = `files/large-${start}.json`;
    files.set(name, packCards(page));
    pages.push([name, page.length]);
  }
  files.set('files/places.bin', Buffer.from(encodePlaces(cards.map(({ facts }) => facts.id))));
  files.set(
    'files/tiles.json',
    packTiles({ pools: new Map(), placed: new Map(), callToAction: '<a href="/">Talk to us</a>' }),
  );
  const manifest: IndexManifest = {
    format: MANIFEST_FORMAT,
    collections: { [CAR_SCHEMA.name]: { index: 'files/large.bin', size: count } },
    cards: { places: 'files/places.bin', files: pages },
    tiles: 'files/tiles.json',
  };
  return { vehicles: all, manifest: JSON.stringify(manifest), files };
}
