import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { fileBytes } from '../../../tests/support/search/file-bytes.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { isRendered } from '../../render/file-body.ts';
import { unpackCards } from '../../search/index-file/cards.ts';
import type { IndexManifest } from '../../search/index-file/manifest.ts';
import { placeFinder } from '../../search/index-file/places.ts';
import type { Car } from '../../stock/car.ts';
import { buildInventory } from '../inventory.ts';
import type { RenderedBody, SiteFile } from './site-file.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const picture = { image: { url: 'https://cdn.example/b.jpg', thumb: { url: 'https://cdn.example/b.jpg' } } };
const sold: Partial<Car> = { sold: true, status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 - 3600 };

/** Changes that are visible on a card. */
const CHANGES: Partial<Car>[] = [
  {},
  { price: 41_000 },
  { before_price: 60_000 },
  { km: 5 },
  { badge: 'Touring' },
  { tag: 'Low km' },
  { reserved: true },
  sold,
  { created_at: '2026-11-18T00:00:00Z' },
  { primary_image_url: picture.image.url, images: [picture] },
  { city: 'Gosford' },
  { simple_fuel: 'Electric' },
  { subscription_price: 200 },
  { model: 'CX-5' },
];
const SITES = [
  {},
  { config: { wording: { explore: 'View Details', sold_tag: 'GONE' } } },
  { config: { favourites: { used_only: true, compare_mode: true } } },
  { config: { pricing: { subscriptions: true }, tags: { electric: true } } },
  { override_city: 'Newcastle' },
  { autograb: true },
];

const filesOf = (car: Car, site: Record<string, unknown>, now = NOW, sourcesId = 'sources') =>
  buildInventory(makeTenant(site), [car], now, { sourcesId }).files;
const drawingsOf = (files: SiteFile[], kind: 'cards' | 'tiles') =>
  files.flatMap(({ path, body }) => (path.includes(`/${kind}-`) && isRendered(body) ? [{ path, body }] : []));

/** Everything that the content of a file depends on, except its path, which is derived from it. */
const dataOf = ({ page }: RenderedBody): string => {
  const { path, chrome, ...data } = page();
  const { tenant, saved, dealer } = chrome;
  return JSON.stringify({ ...data, tenant, saved, kind: dealer.kind });
};

it('a change of a card changes the name and digest of its card file', () => {
  const texts = new Map<string, string>();
  const digests = new Map<string, string>();
  const different = new Set<string>();
  for (const site of SITES) {
    for (const change of CHANGES) {
      for (const now of [NOW, new Date('2026-11-21T05:00:00Z')]) {
        for (const { path, body } of drawingsOf(
          filesOf(makeCar({ id: 'one', ...change }), site, now),
          'cards',
        )) {
          const text = dataOf(body);
          expect(texts.get(path) ?? text).toBe(text);
          expect(digests.get(body.digest) ?? text).toBe(text);
          texts.set(path, text);
          digests.set(body.digest, text);
          different.add(text);
        }
      }
    }
  }
  expect(different.size).toBeGreaterThan(30);
});

it('a change of a promo tile changes the name of the tile file', () => {
  const named = new Map<string, string>();
  const claims = ['warranty', 'freight'];
  const overrides = [{ when: { manufacturer: 'Mazda' }, set: { claims: ['finance'] } }];
  const sites = [
    {},
    { config: { claims } },
    { config: { claims: ['freight'] } },
    { config: { claims }, overrides },
  ];
  for (const site of sites) {
    const [file] = drawingsOf(filesOf(makeCar(), site), 'tiles');
    if (file) named.set(file.path, dataOf(file.body));
  }
  expect(named.size).toBe(sites.length);
  expect(new Set(named.values()).size).toBe(sites.length);
});

it.each(['cards', 'tiles'] as const)('files of %s are renamed when the sources change', (kind) => {
  const names = ['one', 'other'].map(
    (sources) => drawingsOf(filesOf(makeCar(), {}, NOW, sources), kind)[0]?.path,
  );
  expect(new Set(names).size).toBe(2);
});

it('files of cards and tiles are renamed when a tenant’s component that they use changes, and only then', () => {
  const site = { config: { slots: { buttons: 'OwnButtons', promo_tile: 'OwnTile', footer: 'OwnFooter' } } };
  const pathOf = (kind: 'cards' | 'tiles', changed: string) => {
    const componentDigest = (name: string) => (name === changed ? 'new' : 'old');
    const { files } = buildInventory(makeTenant(site), [makeCar()], NOW, { componentDigest });
    return drawingsOf(files, kind)[0]?.path;
  };
  expect(pathOf('cards', 'OwnButtons')).not.toBe(pathOf('cards', ''));
  expect(pathOf('tiles', 'OwnTile')).not.toBe(pathOf('tiles', ''));
  for (const other of ['OwnTile', 'OwnFooter']) expect(pathOf('cards', other)).toBe(pathOf('cards', ''));
  for (const other of ['OwnButtons', 'OwnFooter']) expect(pathOf('tiles', other)).toBe(pathOf('tiles', ''));
});

it('the manifest names every file of the index, and the position of each vehicle’s card', () => {
  const cars = Array.from({ length: 120 }, (_, i) => makeCar({ stocknum: `${1000 + i}` }));
  const { files, documents } = buildInventory(makeTenant(), cars, NOW);
  const bytesOf = (name: string) => {
    const file = files.find(({ path }) => path === `search-index/${name}`);
    if (!file) throw new Error(`There is no ${name}.`);
    return fileBytes(file.body);
  };
  const manifest = JSON.parse(String(bytesOf('manifest.json'))) as IndexManifest;
  const named = [
    'manifest.json',
    ...Object.values(manifest.collections).map(({ index }) => index),
    manifest.cards.places,
    ...manifest.cards.files.map(([file]) => file),
    manifest.tiles,
  ].map((name) => `search-index/${name}`);
  const published = files.map(({ path }) => path).filter((path) => path.startsWith('search-index/'));
  expect(named.toSorted()).toEqual(published.toSorted());

  const ids = manifest.cards.files.flatMap(([file, count]) => {
    const cards = unpackCards(String(bytesOf(file)));
    expect(cards).toHaveLength(count);
    return cards.map(({ facts }) => facts.id);
  });
  expect(ids).toEqual(documents.map(({ id }) => id).toReversed());
  const placesOf = placeFinder(Uint8Array.from(bytesOf(manifest.cards.places) as Uint8Array).buffer);
  for (const [place, id] of ids.entries()) expect(placesOf(id)).toContain(place);
});
