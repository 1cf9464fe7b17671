import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** What each room may import beside `lib`: whole rooms, or `types` of them (docs/architecture.md). */
const MAY: Record<string, { code: string[]; types: string[] }> = {
  lib: { code: [], types: [] },
  rules: { code: [], types: ['stock', 'tenant', 'site'] },
  stock: { code: ['rules'], types: ['tenant'] },
  tenant: { code: ['rules', 'stock'], types: [] },
  search: { code: ['rules', 'stock'], types: ['tenant', 'site'] },
  live: { code: ['rules'], types: [] },
  site: { code: ['rules', 'stock', 'tenant', 'search'], types: [] },
  render: { code: ['site', 'stock', 'tenant'], types: ['rules', 'layouts'] },
  serve: { code: [], types: [] },
  pages: {
    code: ['layouts', 'components', 'styles', 'islands', 'rules'],
    types: ['site', 'rules', 'tenant'],
  },
  layouts: {
    code: ['components', 'styles', 'assets', 'scripts', 'rules'],
    types: ['site', 'tenant', 'search'],
  },
  components: {
    code: ['rules', 'styles', 'scripts', 'islands', 'assets', 'stores', 'live'],
    types: ['site', 'stock', 'tenant', 'search'],
  },
  islands: {
    code: ['rules', 'stores', 'search', 'components', 'scripts', 'live', 'styles'],
    types: ['site', 'stock', 'tenant'],
  },
  stores: { code: ['rules'], types: ['search', 'site', 'stock'] },
  scripts: { code: ['rules', 'stores', 'search', 'components', 'live'], types: ['site'] },
};

interface Import {
  file: string;
  room: string;
  target: string;
  typeOnly: boolean;
}

const roomOf = (path: string): string => path.split('/')[1] ?? '';

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const pattern = /^\s*(import|export)\s+(type\s)?[^'"`;]*?(?:from\s+)?['"](\.[^'"]+)['"]/gm;
  return [...source.matchAll(pattern)].map(([, , type, path = '']) => ({
    file,
    room: roomOf(file),
    target: roomOf(join(dirname(file), path)),
    typeOnly: type !== undefined,
  }));
}

const files = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts', '**/*.d.ts'] });

it('finds the imports it judges', () => {
  const found = importsOf('src/render/load-site.ts');
  expect(found).toContainEqual({
    file: 'src/render/load-site.ts',
    room: 'render',
    target: 'site',
    typeOnly: false,
  });
  expect(files.length).toBeGreaterThan(100);
});

it.each(Object.keys(MAY))('src/%s imports only the rooms it may', (room) => {
  const allowed = MAY[room];
  const wrong = files
    .filter((file) => roomOf(file) === room)
    .flatMap(importsOf)
    .filter(({ target }) => target !== room && target !== 'lib')
    .filter(
      ({ target, typeOnly }) =>
        !allowed?.code.includes(target) && !(typeOnly && allowed?.types.includes(target)),
    )
    .map(({ file, target, typeOnly }) => `${file} imports ${typeOnly ? 'types of ' : ''}${target}`);
  expect(wrong).toEqual([]);
});

it('every room is judged', () => {
  const rooms = new Set(files.map(roomOf).filter((name) => !name.includes('.')));
  expect([...rooms].filter((room) => !(room in MAY))).toEqual([]);
});

it('the architecture’s table says what each room may import', () => {
  const rows = readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\| `src\/(\w+)` \|[^|]*\| ([^|]*) \|$/gm,
  );
  const namesIn = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const table = [...rows].map(([, room = '', may = '']) => {
    const [code, types] = may.split('types of ');
    return [room, { code: namesIn(code), types: namesIn(types) }];
  });
  expect(Object.fromEntries(table)).toEqual(MAY);
});
