import { expect, it } from 'vitest';
import { pathsOf } from '../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import { searchPath } from '../stock/rules/search-path.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const NAMES = ['Con', 'Index', 'Aux', 'Nul', 'COM1', '404', 'Used', 'Wagon'];

it('makes and models named like Windows devices or special pages of hosts get paths with a suffix', () => {
  const cars = NAMES.flatMap((make, i) =>
    NAMES.map((model, j) => makeCar({ stocknum: `n${i}-${j}`, make, model })),
  );
  const inventory = buildInventory(makeTenant(), cars, NOW);
  const paths = pathsOf(inventory);
  for (const path of paths.filter((one) => one !== '/404'))
    expect(path).not.toMatch(/\/(con|index|aux|nul|com1|404)(\/|$)/i);
  expect(paths).toContain('/search/con-make/');
  expect(paths).toContain('/search/con-make/aux-model/');
  expect(paths).toContain('/search/used-make/used/');
  expect(inventory.warnings).toEqual([]);
  const searches = NAMES.flatMap((make) =>
    NAMES.map((model) => searchPath('search', { kind: 'model', make, model })),
  );
  expect(new Set(searches).size).toBe(NAMES.length ** 2);
});

it('leaves out a page whose path differs from another only in case or encoding of accents, with a warning', () => {
  const pages = ['guide', 'Guide', 'caf\u00e9', 'cafe\u0301', 'guide-2'].map((slug) =>
    makeDocument(slug, slug),
  );
  const inventory = buildInventory(makeTenant({}, pages), [], NOW);
  expect(pathsOf(inventory)).toEqual(expect.arrayContaining(['/guide', '/guide-2', '/caf\u00e9']));
  expect(inventory.warnings).toEqual([
    'A second page for /Guide was left out, because many hosts do not distinguish it from /guide.',
    'A second page for /cafe\u0301 was left out, because many hosts do not distinguish it from /caf\u00e9.',
  ]);
});
