import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../src/render/compile.ts';
import { outputPath } from '../../src/render/output-path.ts';
import { loadRenderer, renderInto } from '../../src/render/render-into.ts';
import { documentReader } from '../../src/search/client/worker/document-reader.ts';
import { decodeCollection } from '../../src/search/index-file/decode.ts';
import type { Page } from '../../src/site/page.ts';
import { searchPath } from '../../src/stock/rules/search-path.ts';
import { fileBytes } from '../support/search/file-bytes.ts';
import { HAS_DATA, NO_DATA } from '../support/stock/import-rows.ts';
import { describeAustralianTable } from './australian-table.ts';
import { type ImportedSite, importedSite, pagesOf, samplePages } from './imported-site.ts';

if (!HAS_DATA) console.warn(NO_DATA);
const VEHICLES = 16_684;

const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));

// All tests share one import, which takes longer than they do.
describe.skipIf(!HAS_DATA)(`a whole imported table ${HAS_DATA ? '' : `(${NO_DATA})`}`, () => {
  let site: ImportedSite;
  beforeAll(async () => {
    site = await importedSite();
  }, 240_000);
  describeAustralianTable(() => site.imported);
  describe('as the stock of a tenant', () => tenantTests(() => site));
});

function tenantTests(imported: () => ImportedSite): void {
  let site: ImportedSite;
  beforeAll(() => {
    site = imported();
  });
  const searches = () => pagesOf(site.pages, 'search');
  const searchAt = (path: string) => searches().find((page) => page.path === path);

  it('has one page for each vehicle, and no path twice', () => {
    expect(site.cars).toHaveLength(VEHICLES);
    expect(site.inventory.vehicleCount).toBe(VEHICLES);
    const vehicles = new Map(pagesOf(site.pages, 'vehicle').map((page) => [page.path, page.id]));
    expect(vehicles.size).toBe(VEHICLES);
    expect(site.cars.filter((car) => vehicles.get(car.path) !== car.id)).toEqual([]);
    const paths = site.pages.map((page) => page.path.replace(/\/$/, ''));
    expect(new Set(paths).size).toBe(paths.length);
    expect(site.inventory.warnings).toEqual([]);
  });

  it('SRC-42 the search page lists every vehicle, because none counts as stale in a feed without dates', () => {
    expect(searchAt('/search/new-used-and-demo-cars/')?.total).toBe(VEHICLES);
  });

  it('has a search index with every vehicle’s document, in less than 60 bytes per vehicle', () => {
    const [index] = site.inventory.files.filter(({ path }) => path.includes('/index-'));
    const bytes = fileBytes(index?.body ?? '') as Uint8Array;
    expect(bytes.length / VEHICLES).toBeLessThan(60);
    const documentOf = documentReader(decodeCollection(gunzipSync(bytes)));
    const fields = (document: object) =>
      Object.fromEntries(
        Object.entries(document).filter(
          ([name, value]) => value !== undefined && name !== 'card' && name !== 'slug',
        ),
      );
    const wrong = site.inventory.documents.filter(
      (document, doc) => JSON.stringify(sorted(fields(document))) !== JSON.stringify(sorted(documentOf(doc))),
    );
    expect(wrong).toEqual([]);
  });

  it('counts each vehicle once in every filter for which it has a value', () => {
    const all = searchAt('/search/new-used-and-demo-cars/');
    const sum = (attribute: string) =>
      all?.facets
        .find((facet) => facet.attribute === attribute)
        ?.values.reduce((total, { count }) => total + count, 0);
    const { cars } = site;
    expect(sum('car_type')).toBe(VEHICLES);
    expect(sum('make')).toBe(VEHICLES);
    expect(sum('simple_body')).toBe(cars.filter((car) => car.simple_body !== null).length);
    expect(sum('simple_fuel')).toBe(cars.filter((car) => car.simple_fuel !== null).length);
    expect(sum('simple_transmission')).toBe(cars.filter((car) => car.simple_transmission !== null).length);
  });

  it('has a search for every make, model and body in stock, with its number of vehicles', () => {
    const totals = new Map(searches().map((page) => [page.path, page.total]));
    // Search treats names that differ only in punctuation as the same: CX-30 and CX30, G10 and G10+.
    const plain = (name: string) =>
      name
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim();
    const counts = new Map<string, number>();
    const wanted = new Map<string, string>();
    const add = (path: string, key: string) => {
      wanted.set(path, key);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    };
    for (const { make, model, simple_body } of site.cars) {
      add(searchPath('search', { kind: 'make', make }), plain(make));
      add(searchPath('search', { kind: 'model', make, model }), `${plain(make)}/${plain(model)}`);
      if (simple_body !== null) {
        add(searchPath('search', { kind: 'body', body: simple_body }), `body/${simple_body}`);
      }
    }
    expect(wanted.size).toBeGreaterThan(700);
    expect([...wanted].filter(([path, key]) => totals.get(path) !== counts.get(key))).toEqual([]);
  });

  it('links every search only to existing pages', () => {
    const paths = new Set(site.pages.map((page) => page.path));
    const links = searches().flatMap((page) => [
      ...page.cards.map((card) => card.href),
      ...page.facets.flatMap((facet) => facet.values.flatMap(({ href }) => href ?? [])),
    ]);
    expect(links.length).toBeGreaterThan(10_000);
    expect(links.filter((href) => !paths.has(href))).toEqual([]);
  });

  it('renders a sample of every kind of page with its title, heading and price, and without "undefined" or "NaN"', async () => {
    const compiled = await compile(process.cwd());
    const renderPage = await loadRenderer(compiled.entry);
    const { words } = await import('../support/render-view.ts');
    const sample = samplePages(site.pages, 150);
    expect(sample.length).toBeGreaterThan(140);
    expect(new Set(sample.map(({ kind }) => kind))).toEqual(new Set(site.pages.map(({ kind }) => kind)));
    const dist = join(site.root, 'dist');
    const result = await renderInto(dist, sample, renderPage);
    expect(result.failures).toEqual([]);
    const wrong = sample.flatMap((page) => {
      const html = readFileSync(join(dist, outputPath(page.path)), 'utf8');
      return faults(page, html, words).map((fault) => `${page.path}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  }, 240_000);
}

/** Lists faults that a shopper would notice in a page. */
function faults(page: Page, html: string, words: (html: string) => string): string[] {
  const text = words(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''));
  const title = words(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? '');
  const expected = page.kind === 'vehicle' ? [page.title, page.price.text] : [];
  return [
    ...(title === page.head.title ? [] : [`its title is "${title}", not "${page.head.title}"`]),
    ...(/<h1\b/.test(html) ? [] : ['it has no heading']),
    ...expected.filter((part) => !text.includes(part)).map((part) => `it does not say "${part}"`),
    ...(html.match(/\b(undefined|NaN)\b|\[object /g) ?? []).map((word) => `it says "${word}"`),
  ];
}
