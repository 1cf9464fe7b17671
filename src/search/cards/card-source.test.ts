import { beforeEach, describe, expect, it } from 'vitest';
import { cardNamed } from '../../../tests/support/search/card-source.ts';
import { idsWithOneHash } from '../../../tests/support/search/ids-with-one-hash.ts';
import { packCards } from '../index-file/cards.ts';
import type { Fetch } from '../index-file/fetch-file.ts';
import { type IndexManifest, MANIFEST_FORMAT } from '../index-file/manifest.ts';
import { encodePlaces } from '../index-file/places.ts';
import { packTiles } from '../index-file/tiles.ts';
import { type CardSource, createCardSource } from './card-source.ts';

const FOLDER = '/search-index/';
const TILES = {
  pools: new Map([['', ['<a>Warranty</a>']]]),
  placed: new Map(),
  callToAction: '<a>Talk to us</a>',
};

/** The files of a release. Their names contain its number. */
function releaseFiles(release: number, runs: readonly (readonly string[])[]): [string, BodyInit][] {
  const cards = runs.map((ids, n): [string, number, string] => [
    `files/cards-${release}-${n}.json`,
    ids.length,
    packCards(ids.map(cardNamed)),
  ]);
  const places = `files/places-${release}.bin`;
  const tiles = `files/tiles-${release}.json`;
  const manifest: IndexManifest = {
    format: MANIFEST_FORMAT,
    collections: {},
    cards: { places, files: cards.map(([file, count]) => [file, count]) },
    tiles,
  };
  return [
    ['manifest.json', JSON.stringify(manifest)],
    [places, Uint8Array.from(encodePlaces(runs.flat()))],
    [tiles, packTiles(TILES)],
    ...cards.map(([file, , body]): [string, BodyInit] => [file, body]),
  ];
}

let files: Map<string, BodyInit>;
let asked: string[];
let online: boolean;
/** The host's response for a missing file. */
let missing: () => Response;
let source: CardSource;
const fetch: Fetch = async (url) => {
  const name = url.slice(FOLDER.length);
  asked.push(name);
  if (!online) throw new TypeError('Failed to fetch');
  const body = files.get(name);
  return body === undefined ? missing() : new Response(body);
};
const publish = (release: number, ...runs: string[][]) => {
  files = new Map(releaseFiles(release, runs));
};
const count = (part: string) => asked.filter((name) => name.includes(part)).length;
const idsOf = async (wanted: Parameters<CardSource['cards']>[0]) =>
  (await source.cards(wanted)).map((card) => card?.facts.id ?? null);

beforeEach(() => {
  asked = [];
  online = true;
  missing = () => new Response('Not found', { status: 404 });
  publish(1, ['a', 'b', 'c'], ['d', 'e']);
  source = createCardSource(`${FOLDER}manifest.json`, fetch);
});

describe('card source', () => {
  it('returns complete cards in the order requested', async () => {
    expect(await source.cards([{ id: 'e' }, { id: 'a' }, { id: 'e' }])).toEqual(
      ['e', 'a', 'e'].map(cardNamed),
    );
  });

  it('reads only the file that contains the requested cards, if their positions (place) are given', async () => {
    expect(
      await idsOf([
        { id: 'd', place: 3 },
        { id: 'e', place: 4 },
      ]),
    ).toEqual(['d', 'e']);
    expect(asked).toEqual(['manifest.json', 'files/cards-1-1.json']);
  });

  it.each([
    ['the place of another vehicle', 0],
    ['a place in another file', 4],
    ['a place after the last card', 99],
    ['a place before the first card', -1],
    ['a place between two cards', 0.5],
    ['not a number', Number.NaN],
  ])('finds a card by its id if the given place is wrong: %s', async (_, place) => {
    expect(await idsOf([{ id: 'c', place }])).toEqual(['c']);
    expect(count('places')).toBe(1);
  });

  it('finds cards by id when no place is given', async () => {
    expect(await idsOf([{ id: 'b' }])).toEqual(['b']);
    expect(asked).toEqual(['manifest.json', 'files/places-1.bin', 'files/cards-1-0.json']);
  });

  it('distinguishes ids that share a hash', async () => {
    const [one, other] = idsWithOneHash();
    publish(1, ['a', one], ['b', other]);
    expect(await idsOf([{ id: other }, { id: one }])).toEqual([other, one]);
    expect(await idsOf([{ id: other, place: 1 }])).toEqual([other]);
  });

  it('returns null for vehicles that the site does not list', async () => {
    const odd = ['', '__proto__', 'constructor', 'A', 'a '];
    expect(await idsOf([...odd, 'a'].map((id) => ({ id })))).toEqual([...odd.map(() => null), 'a']);
    expect(await idsOf([{ id: 'z', place: 0 }])).toEqual([null]);
  });

  it('loads each file once, even for concurrent requests', async () => {
    await Promise.all([
      source.cards([{ id: 'a' }, { id: 'e' }]),
      source.cards([{ id: 'b' }]),
      source.tiles(),
    ]);
    await source.cards([{ id: 'c' }]);
    expect(asked).toEqual([...new Set(asked)]);
  });

  it('makes no request for an empty list', async () => {
    expect(await source.cards([])).toEqual([]);
    expect(asked).toEqual([]);
  });
});

it('returns the promo tiles of the site', async () => {
  expect(await source.tiles()).toEqual(TILES);
  expect(asked).toEqual(['manifest.json', 'files/tiles-1.json']);
});

describe('when cards cannot be loaded', () => {
  it('rejects, and tries again with the next request', async () => {
    online = false;
    await expect(source.cards([{ id: 'a' }])).rejects.toThrow('Failed to fetch');
    online = true;
    expect(await idsOf([{ id: 'a' }])).toEqual(['a']);
    online = false;
    await expect(source.cards([{ id: 'd' }])).rejects.toThrow('Failed to fetch');
    await expect(source.tiles()).rejects.toThrow('Failed to fetch');
    expect(await idsOf([{ id: 'b' }])).toEqual(['b']);
    online = true;
    expect(await idsOf([{ id: 'd' }])).toEqual(['d']);
    expect(await source.tiles()).toEqual(TILES);
    // One failed and one successful request.
    expect([count('manifest'), count('places'), count('cards-1-1')]).toEqual([2, 1, 2]);
  });

  it('keeps using the old release while a server fails temporarily', async () => {
    await source.cards([{ id: 'a' }]);
    missing = () => new Response('Busy', { status: 503 });
    files.delete('files/cards-1-1.json');
    await expect(source.cards([{ id: 'd' }])).rejects.toThrow('answered 503');
    expect(count('manifest')).toBe(1);
    files = new Map(
      releaseFiles(1, [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ]),
    );
    expect(await idsOf([{ id: 'd' }])).toEqual(['d']);
  });

  it('rejects a manifest of another format', async () => {
    files.set('manifest.json', JSON.stringify({ format: 999 }));
    await expect(source.cards([{ id: 'a' }])).rejects.toThrow('format 999');
  });

  it('rejects a truncated file, and loads it again with the next request', async () => {
    const whole = files.get('files/cards-1-0.json') as string;
    files.set('files/cards-1-0.json', whole.slice(0, whole.length / 2));
    await expect(source.cards([{ id: 'a' }])).rejects.toThrow();
    files.set('files/cards-1-0.json', whole);
    expect(await idsOf([{ id: 'a' }])).toEqual(['a']);
  });
});

describe('after a new release', () => {
  it('keeps using the old release while its files exist', async () => {
    await source.cards([{ id: 'a' }]);
    for (const [name, body] of releaseFiles(2, [['a', 'x']])) files.set(name, body);
    expect(await idsOf([{ id: 'd' }, { id: 'x' }])).toEqual(['d', null]);
    expect(count('manifest')).toBe(1);
  });

  it.each<[string, () => Response]>([
    ['404', () => new Response('Not found', { status: 404 })],
    ['410', () => new Response('Gone', { status: 410 })],
    ['403, as from a private bucket', () => new Response('<Error/>', { status: 403 })],
    [
      'an HTML page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
  ])('loads the new files when the host answers for an old one with %s', async (_, gone) => {
    await source.cards([{ id: 'a' }]);
    missing = gone;
    publish(2, ['x', 'd']);
    expect(await idsOf([{ id: 'd', place: 3 }, { id: 'a' }, { id: 'x' }])).toEqual(['d', null, 'x']);
    expect(await source.tiles()).toEqual(TILES);
    expect(count('manifest')).toBe(2);
  });

  it('loads the new manifest only once when simultaneous requests need files that are gone', async () => {
    await source.cards([{ id: 'a' }]);
    publish(2, ['d', 'e', 'x']);
    const answers = await Promise.all([
      idsOf([{ id: 'd' }]),
      idsOf([{ id: 'e' }]),
      source.tiles(),
      source.loadAll(),
    ]);
    expect(answers.slice(0, 2)).toEqual([['d'], ['e']]);
    expect(count('manifest')).toBe(2);
  });

  it('rejects if a file of the new release is missing too, and loads the latest release at the next request', async () => {
    await source.cards([{ id: 'a' }]);
    publish(2, ['d']);
    files.delete('files/cards-2-0.json');
    await expect(source.cards([{ id: 'd' }])).rejects.toThrow('does not exist');
    expect(count('manifest')).toBe(2);
    publish(3, ['d']);
    expect(await idsOf([{ id: 'd' }])).toEqual(['d']);
  });
});

describe('loadAll', () => {
  it('loads the tiles and every card file, so that no connection is needed later', async () => {
    await source.loadAll();
    online = false;
    const wanted = ['a', 'b', 'c', 'd', 'e'].map((id, place) => ({ id, place }));
    expect(await idsOf(wanted)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await source.tiles()).toEqual(TILES);
  });

  it('loads one file at a time', async () => {
    let open = 0;
    const careful = createCardSource(`${FOLDER}manifest.json`, async (url, options) => {
      open += 1;
      expect(open).toBe(1);
      const response = await fetch(url, options);
      open -= 1;
      return response;
    });
    await careful.loadAll();
    expect(count('cards-')).toBe(2);
  });

  it('loads no card files if the site has more than 2,000 vehicles', async () => {
    const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `v${from + n}`);
    publish(1, ids(0, 1000), ids(1000, 2000));
    await source.loadAll();
    expect(count('cards-')).toBe(2);

    asked = [];
    publish(1, ids(0, 1000), ids(1000, 2001));
    await createCardSource(`${FOLDER}manifest.json`, fetch).loadAll();
    expect(asked).toEqual(['manifest.json']);
  });

  it('rejects when a file cannot be loaded', async () => {
    online = false;
    await expect(source.loadAll()).rejects.toThrow('Failed to fetch');
  });
});
