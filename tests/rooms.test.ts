import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { cyclesOf, graphOf, importsOf } from './support/imports.ts';

/**
 * The folders of src ("rooms") that each of them may import: for `code`, or only for `types` (docs/architecture.md).
 */
const ROOMS: Record<string, { code: string[]; types: string[] }> = {
  lib: { code: [], types: [] },
  ui: { code: ['lib'], types: [] },
  stock: { code: ['lib'], types: ['ui', 'tenant'] },
  // Of sections only their settings: see "a section" below.
  tenant: { code: ['sections', 'stock', 'lib'], types: [] },
  search: { code: ['stock', 'lib'], types: ['ui', 'tenant'] },
  frame: { code: ['search', 'tenant', 'stock', 'ui', 'lib'], types: [] },
  features: { code: ['frame', 'search', 'tenant', 'stock', 'ui', 'lib'], types: [] },
  sections: { code: ['features', 'frame', 'search', 'tenant', 'stock', 'ui', 'lib'], types: [] },
  layouts: { code: ['features', 'frame', 'ui', 'lib'], types: ['search', 'tenant'] },
  site: { code: ['sections', 'features', 'frame', 'search', 'tenant', 'stock', 'lib'], types: [] },
  pages: { code: ['layouts', 'sections', 'features', 'frame', 'ui', 'lib'], types: [] },
  kit: { code: ['features', 'frame', 'ui'], types: ['search', 'stock'] },
  render: { code: ['kit', 'site', 'frame', 'tenant', 'stock', 'ui', 'lib'], types: ['layouts'] },
  serve: { code: ['lib'], types: [] },
  api: { code: ['site', 'features', 'frame', 'tenant', 'stock', 'lib'], types: [] },
};

/** The other features that each feature may import. Features not listed may import none. */
const FEATURES: Record<string, string[]> = {
  'budget-finder': ['card'],
  brands: ['models'],
  card: ['finance'],
  compare: ['card', 'favourites'],
  'dealership-stock': ['card', 'facet-tiles', 'list-page', 'search', 'whole-list'],
  directory: ['facet-tiles', 'list-page'],
  favourites: ['card'],
  finance: ['leads'],
  'form-pages': ['finance', 'leads', 'locations'],
  gallery: ['card', 'leads'],
  locations: ['dealership-stock'],
  offers: ['form-pages', 'leads'],
  search: ['card', 'facet-tiles', 'favourites', 'whole-list'],
  similar: ['card'],
  vehicle: ['card', 'delivery', 'finance', 'fuel', 'gallery', 'leads', 'locations', 'market', 'similar'],
};

const roomOf = (path: string): string => path.split('/')[1] ?? '';
const featureOf = (path: string): string => path.split('/')[2] ?? '';

const files = globSync('src/*/**/*.{ts,tsx,astro,css}', { exclude: ['**/*.test.ts', '**/testing/**'] });
const imports = files.flatMap(importsOf).filter(({ target }) => target.startsWith('src/'));

describe('the search for imports and cycles', () => {
  it('finds imports in scripts and style sheets', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(imports).toContainEqual({
      file: 'src/site/inventory.ts',
      target: 'src/site/page.ts',
      typeOnly: true,
    });
    expect(imports).toContainEqual({
      file: 'src/features/vehicle/vehicle.css',
      target: 'src/features/gallery/gallery.css',
      typeOnly: false,
    });
  });

  it('finds a cycle of imports', () => {
    const edges = graphOf([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ]);
    expect(cyclesOf(edges).map((cycle) => cycle.sort())).toEqual([['a', 'b', 'c']]);
  });
});

it.each(Object.keys(ROOMS))('src/%s imports only allowed folders', (room) => {
  const allowed = ROOMS[room];
  const wrong = imports
    .filter(({ file, target }) => roomOf(file) === room && roomOf(target) !== room)
    .filter(
      ({ target, typeOnly }) =>
        !allowed?.code.includes(roomOf(target)) && !(typeOnly && allowed?.types.includes(roomOf(target))),
    )
    .map(({ file, target, typeOnly }) => `${file} imports ${typeOnly ? 'types of ' : ''}${target}`);
  expect(wrong).toEqual([]);
});

it('the table of allowed imports lists every folder of src', () => {
  expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort());
});

it('features import exactly the features that the table lists', () => {
  const used: Record<string, string[]> = {};
  for (const { file, target } of imports) {
    if (roomOf(file) !== 'features' || roomOf(target) !== 'features') continue;
    const [from, to] = [featureOf(file), featureOf(target)];
    if (from === to) continue;
    used[from] = [...new Set([...(used[from] ?? []), to])].sort();
  }
  expect(used).toEqual(FEATURES);
});

describe('a section', () => {
  const sections = globSync('src/sections/*/').map((folder) => folder.replace(/\/$/, ''));
  const sectionOf = (path: string) => /^src\/sections\/([^/]+)\//.exec(path)?.[1];

  it('has its settings, what it works out and its HTML under the names by which they are found', () => {
    expect(sections.length).toBeGreaterThan(10);
    for (const folder of sections)
      for (const file of ['schema.ts', 'section.ts', 'View.astro'])
        expect(globSync(join(folder, file)), `${folder}/${file}`).toHaveLength(1);
  });

  it('imports no other section', () => {
    const wrong = imports.filter(
      ({ file, target }) => sectionOf(target) !== undefined && sectionOf(file) !== sectionOf(target),
    );
    expect(wrong.filter(({ file }) => sectionOf(file) !== undefined)).toEqual([]);
  });

  it('has settings that need only the schema of a tenant, which is made of them', () => {
    const wrong = imports.filter(
      ({ file, target }) =>
        file.endsWith('/schema.ts') && sectionOf(file) && !target.startsWith('src/tenant/schema/'),
    );
    expect(wrong).toEqual([]);
  });
});

it('forms do not import the frame of pages: the code that opens a form passes its subject', () => {
  const wrong = imports
    .filter(({ file, target }) => featureOf(file) === 'leads' && roomOf(target) === 'frame')
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(wrong).toEqual([]);
});

it('features do not import each other in cycles', () => {
  const pairs = Object.entries(FEATURES).flatMap(([from, all]) => all.map((to) => [from, to] as const));
  expect(cyclesOf(graphOf(pairs))).toEqual([]);
});

it('files do not import each other in cycles, including types and dynamic imports', () => {
  const known = new Set(files);
  const pairs = imports
    .filter(({ target }) => known.has(target))
    .map(({ file, target }) => [file, target] as const);
  expect(cyclesOf(graphOf(pairs))).toEqual([]);
});

it('overrides import nothing of ours except the kit', () => {
  const overrides = globSync('tenants/*/overrides/*.{astro,tsx,ts,css}');
  expect(overrides.length).toBeGreaterThan(3);
  const wrong = overrides
    .flatMap(importsOf)
    .filter(({ file, target }) => !target.startsWith('src/kit/') && dirname(target) !== dirname(file))
    .map(({ file, target }) => `${file} imports ${target}`);
  expect(wrong).toEqual([]);
});

it('unit tests are beside the code that they test', () => {
  // Exceptions: tests of commands, demo dealers, real feeds, long proofs, search engines, and test support.
  const whole = /^tests\/(cli|demo|real-data|proofs|search|support)\/|^tests\/[^/]+$/;
  expect(globSync('tests/**/*.test.ts').filter((file) => !whole.test(file))).toEqual([]);
});

it('no file of code has more than 400 lines', () => {
  const code = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro,css,js}');
  expect(code.length).toBeGreaterThan(1000);
  const long = code.filter((file) => readFileSync(file, 'utf8').split('\n').length > 401);
  expect(long).toEqual([]);
});

it('docs/architecture.md has the same table of allowed imports', () => {
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\| `src\/(\w+)` \|[^|]*\| ([^|]*) \|$/gm,
  );
  const namesIn = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const table = [...rows].map(([, room = '', may = '']) => {
    const [code, types] = may.split('types of ');
    return [room, { code: namesIn(code), types: namesIn(types) }];
  });
  expect(Object.fromEntries(table)).toEqual(ROOMS);
});
