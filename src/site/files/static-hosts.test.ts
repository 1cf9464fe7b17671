import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFixtureTenants } from '../../../tests/fixture-site/write.ts';
import { fileOf, pathsOf } from '../../../tests/support/find-page.ts';
import { CONTRARY, NETWORKED, PLAIN } from '../../../tests/support/hosts.ts';
import { LEGAL_PAGES, makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { headersFaults, redirectsFaults } from '../../../tests/support/static-hosts.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { readStockFile } from '../../stock/stock-file.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { buildInventory, type Inventory } from '../inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');

function faultsOf(inventory: Inventory): string[] {
  return [
    ...redirectsFaults(fileOf(inventory, '_redirects')),
    ...headersFaults(fileOf(inventory, '_headers'), pathsOf(inventory)),
  ];
}

describe('the fixture dealers', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-fixtures-'));
    writeFixtureTenants(folder, NOW);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([PLAIN, CONTRARY, NETWORKED])(
    'hosts can read every line of _redirects and _headers of %s',
    async (slug) => {
      const loaded = await loadTenant(join(folder, slug), { projectRoot: process.cwd() });
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
      const { cars } = await readStockFile(join(folder, slug, 'stock.jsonl'));
      expect(faultsOf(buildInventory(loaded.tenant, cars, NOW))).toEqual([]);
    },
  );
});

it('encodes non-ASCII characters in redirects as browsers do', () => {
  const redirects = [
    { from: '/café', to: 'https://shop.example/naïve?q=é' },
    { from: '/caf%c3%a9-2/', to: '/dealerships' },
    { from: '/old%20page', to: '/' },
  ];
  const inventory = buildInventory(makeTenant({ redirects }), [], NOW);
  const text = fileOf(inventory, '_redirects');
  expect(text).toContain('/caf%C3%A9 https://shop.example/na%C3%AFve?q=%C3%A9 301\n');
  expect(text).toContain('/caf%C3%A9-2/ /dealerships 301\n');
  expect(faultsOf(inventory)).toEqual([]);
});

it('never publishes a redirect whose path contains a pattern', () => {
  const redirects = [
    { from: '/*', to: '/dealerships' },
    { from: '/:page', to: '/dealerships' },
  ];
  const inventory = buildInventory(makeTenant({ redirects }, LEGAL_PAGES), [], NOW);
  expect(faultsOf(inventory)).toEqual([]);
  expect(fileOf(inventory, '_redirects')).not.toMatch(/[*:]/);
  expect(inventory.findings).toHaveLength(2);
  expect(inventory.findings[0]?.message).toContain('"/*" cannot be redirected: "*" is a pattern');
});

it('puts redirects of the dealer and the site before those of sold vehicles if there are too many for hosts', () => {
  const gone = Array.from({ length: 1_100 }, (_, i) =>
    makeCar({
      stocknum: `s${i}`,
      status: 'sold',
      sold: true,
      sold_date_timestamp: NOW.getTime() / 1000 - 90 * 86_400,
    }),
  );
  const redirects = [{ from: '/about', to: '/dealerships' }];
  const inventory = buildInventory(makeTenant({ redirects }), gone, NOW);
  const read = fileOf(inventory, '_redirects').split('\n').slice(0, 2_000);
  for (const from of ['/about', '/cars', '/home', '/locations', '/search'])
    expect(read.filter((line) => line.startsWith(`${from} `))).toHaveLength(1);
  expect(inventory.warnings.join()).toContain('Cloudflare Pages reads only the first 2000');
});

it('keeps the header rules for folders and files if pages alone would exceed the number that hosts accept', () => {
  const pages = Array.from({ length: 150 }, (_, i) => makeDocument(`page-${i}`, `Page ${i}`));
  const inventory = buildInventory(makeTenant({}, pages), [makeCar()], NOW);
  expect(faultsOf(inventory)).toEqual([]);
  const headers = fileOf(inventory, '_headers');
  for (const path of [
    '/*',
    '/_astro/*',
    '/media/*',
    '/search-index/manifest.json',
    '/',
    '/cars/*',
    '/search/*',
  ])
    expect(headers.split('\n')).toContain(path);
});
