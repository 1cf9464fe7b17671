import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { dataFolder, importFile, NOW } from '../../../tests/support/stock/import-rows.ts';
import { outputPath } from '../../render/output-path.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../car.ts';
import { readStockFile } from '../stock-file.ts';

const RESERVED_SLUGS = ['con', 'index', 'aux', 'nul', 'com1', '404', 'trade-in'];

/** Native records with reserved addresses, and some with free ones. */
const RECORDS = [
  ...RESERVED_SLUGS.map((slug) => ({ id: `S-${slug}`, slug })),
  ...['/dealerships', '/search/kia/', '/cars/plain', '/stock/con', '/sitemap.xml', '/api/leads'].map(
    (path, i) => ({ id: `P-${i}`, slug: `path-${i}`, path }),
  ),
  { id: 'T-1', slug: 'twin-1', path: '/stock/twin' },
  { id: 'T-2', slug: 'twin-2', path: '/Stock/Twin/' },
  { id: 'F-1', slug: 'plain' },
  { id: 'F-2', slug: 'own', path: '/stock/own' },
].map((record) => ({
  ...record,
  year: 2020,
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  km: 5,
  price: 20_000,
}));

const folder = dataFolder();
let first: Car[] = [];
const addresses = (cars: readonly Car[]) =>
  Object.fromEntries(cars.map(({ id, slug, path }) => [id, { slug, path }]));

function writeFeed(name: string, records: readonly object[]): string {
  const feed = join(folder, name);
  writeFileSync(feed, records.map((record) => JSON.stringify(record)).join('\n'));
  return feed;
}

beforeAll(async () => {
  first = (await importFile(writeFeed('feed.jsonl', RECORDS), { folder })).cars;
});

it('an import gives every vehicle an address that no other page has', () => {
  expect(first).toHaveLength(RECORDS.length);
  const known = addresses(first);
  for (const slug of RESERVED_SLUGS) {
    const address = known[`S-${slug}`];
    expect(address?.slug).toMatch(new RegExp(`^${slug}-[a-z0-9]{6}$`));
    expect(address?.path).toBe(`/cars/${address?.slug}`);
  }
  for (let i = 0; i < 6; i++) expect(known[`P-${i}`]?.path).toBe(`/cars/path-${i}`);
  expect(known['T-1']?.path).toBe('/stock/twin');
  expect(known['T-2']?.path).toBe('/cars/twin-2');
  expect(known['F-1']).toEqual({ slug: 'plain', path: '/cars/plain' });
  expect(known['F-2']).toEqual({ slug: 'own', path: '/stock/own' });
});

it('a later import keeps the address of every vehicle, even if a new vehicle in the feed asks for it', async () => {
  const again = dataFolder();
  cpSync(join(folder, 'stock.jsonl'), join(again, 'stock.jsonl'));
  const more = { ...RECORDS[0], id: 'NEW', slug: 'con' };
  const { cars } = await importFile(writeFeed('again.jsonl', [more, ...RECORDS]), { folder: again });
  const { NEW: added, ...rest } = addresses(cars);
  expect(rest).toEqual(addresses(first));
  expect(added?.slug).toMatch(/^con-[a-z0-9]{6}$/);
});

it('the site has a page for each vehicle, with a file name that works on every disk', () => {
  const inventory = buildInventory(makeTenant(), first, NOW);
  const files = inventory.sources.map(({ path }) => outputPath(path).toLowerCase());
  expect(inventory.warnings).toEqual([]);
  expect(inventory.vehicleCount).toBe(RECORDS.length);
  expect(new Set(files).size).toBe(files.length);
  // The trade-in page itself has the reserved name.
  const vehicles = files.filter((name) => /^(cars|stock)\//.test(name) && name !== 'cars/trade-in.html');
  for (const file of vehicles)
    expect(file).not.toMatch(/(^|\/)(con|aux|nul|prn|com\d|lpt\d|index|404|trade-in)\.html$/);
});

it('a stock line with a reserved address is reported and left out', async () => {
  const [sample] = first;
  const line = (changes: Partial<Car>) =>
    JSON.stringify({
      id: 'x',
      slug: 'x',
      year: 2020,
      make: 'Kia',
      model: 'Rio',
      car_type: sample?.car_type,
      ...changes,
    });
  const file = join(folder, 'by-hand.jsonl');
  const lines = [
    line({ id: 'a', slug: 'trade-in' }),
    line({ id: 'b', slug: 'b', path: '/locations/north' }),
    line({ id: 'c', slug: 'c', path: '/../../out' }),
    line({ id: 'd', slug: 'd', path: '/a/%2e%2e/b' }),
    line({ id: 'e', slug: 'e' }),
  ];
  writeFileSync(file, lines.join('\n'));
  const { cars, problems } = await readStockFile(file);
  expect(cars.map(({ id }) => id)).toEqual(['e']);
  expect(problems.map(({ line: at, field, reason }) => `${at} ${field} ${reason}`)).toEqual([
    '1 slug cannot be used, because the trade-in valuation is at /cars/trade-in',
    '2 path cannot be used, because locations have their pages there',
    '3 path must be a plain path that begins with /',
    '4 path must be a plain path that begins with /',
  ]);
});
