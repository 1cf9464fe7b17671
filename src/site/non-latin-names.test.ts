import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeFinder, pageAt, pagesOf } from '../../tests/support/find-page.ts';
import { makeTenant } from '../../tests/support/make-tenant.ts';
import { australianCsv, importText } from '../../tests/support/stock/import-rows.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import { searchPaths } from '../frame/search/search-paths.ts';
import type { Car } from '../stock/car.ts';
import { makeSlug, modelSlug } from '../stock/rules/make-model.ts';
import { buildInventory, type Inventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const siteOf = (cars: Car[]) => buildInventory(makeTenant(), cars, NOW);

/** Paths of the pages of makes, by make. */
const makePages = (inventory: Inventory) =>
  new Map(
    pagesOf(inventory, 'search').flatMap(({ scope, path }) =>
      scope.make !== null && scope.model === null ? [[scope.make, path] as const] : [],
    ),
  );

const stock = (makes: readonly string[]): Car[] =>
  makes.map((make, i) => makeCar({ make, model: 'X1', stocknum: String(7000 + i) }));

describe('makes and models in a non-Latin script', () => {
  it('each have a page with their name and their vehicles', async () => {
    const { cars } = await importText(
      australianCsv([
        { make: '日産', model: 'スカイライン', title: '2021 日産 スカイライン' },
        { make: '日産', model: 'ノート' },
        { make: '丰田', model: '卡罗拉' },
        { make: 'Лада', model: 'Нива' },
        { make: 'ЛАДА', model: 'НИВА' },
        { make: 'Toyota', model: 'Corolla' },
      ]),
    );
    expect(cars.map(({ make, model, badge }) => [make, model, badge])).toEqual([
      ['日産', 'スカイライン', null],
      ['日産', 'ノート', null],
      ['丰田', '卡罗拉', null],
      ['Лада', 'Нива', null],
      ['ЛАДА', 'НИВА', null],
      ['Toyota', 'Corolla', null],
    ]);
    const inventory = siteOf(cars);
    const pages = makePages(inventory);
    // If there are two spellings, the page uses that of the first vehicle.
    expect(new Map([...pages].map(([make, path]) => [make.toLowerCase(), path]))).toEqual(
      new Map([
        ['日産', '/search/richan/'],
        ['丰田', '/search/fengtian/'],
        ['лада', '/search/lada/'],
        ['toyota', '/search/toyota/'],
        ['mazda', '/search/mazda/'],
      ]),
    );
    const nissan = pageAt(inventory, '/search/richan/', 'search');
    expect([nissan.title, nissan.total]).toEqual(['日産 cars', 2]);
    expect(pageAt(inventory, '/search/lada/', 'search').total).toBe(2);
    expect(pageAt(inventory, '/search/richan/sukairain/', 'search')).toMatchObject({
      title: '日産 スカイライン',
      total: 1,
    });
  });

  it('have separate pages even if their Latin spelling is the same', () => {
    const names = ['Lada', 'Лада', '日産', '日产', '!!!', '§§§', 'Other', 'Caravan', 'Caravan make', 'Седан'];
    const pages = makePages(siteOf(stock(names)));
    const paths = names.map((name) => pages.get(name) ?? '');
    expect(new Set(paths).size).toBe(names.length);
    expect(paths[0]).toBe('/search/lada/');
    expect(paths[1]).toMatch(/^\/search\/lada-[a-z0-9]{6}\/$/);
    expect(paths[6]).toBe('/search/other/');
    expect(paths[8]).toBe('/search/caravan-make/');
    expect(paths[9]).toBe('/search/sedan-make/');
    expect(makePages(siteOf(stock(names.toReversed())))).toEqual(pages);
  });

  it('share a page if only case, spaces and punctuation differ', () => {
    const inventory = siteOf(
      stock(['Лада', 'лада ', 'Great Wall', 'GREAT  WALL', 'Great-Wall', 'Škoda', 'Skoda']),
    );
    expect([...makePages(inventory).values()].sort()).toEqual(
      ['/search/great-wall/', '/search/lada/', '/search/mazda/', '/search/skoda/'].sort(),
    );
  });

  it('have separate pages for the models of one make, even if their Latin spelling is the same', () => {
    const cars = ['Niva', 'Нива', '霓虹', '???'].map((model, i) =>
      makeCar({ make: 'Lada', model, stocknum: `${i}` }),
    );
    const models = pagesOf(siteOf(cars), 'search').filter(({ scope }) => scope.model !== null);
    expect(new Set(models.map(({ path }) => path)).size).toBe(4);
    expect(models.map(({ title }) => title).sort()).toEqual(cars.map(({ model }) => `Lada ${model}`).sort());
    const niva = models.find(({ scope }) => scope.model === 'Нива');
    expect(niva?.cards.map(({ model }) => model)).toEqual(['Нива']);
  });

  it('are linked from the card of a sold vehicle and from the suggestions of the home page', () => {
    const cars = stock(['Lada', 'Лада', 'Kia']);
    const inventory = siteOf([
      ...cars,
      makeCar({ make: 'Лада', model: 'X1', stocknum: '9', sold: true, status: 'sold' }),
    ]);
    const path = makePages(inventory).get('Лада') ?? '';
    const sold = pagesOf(inventory, 'vehicle').find(({ path: at }) => at.endsWith('-9'));
    expect(JSON.stringify(sold)).toContain(path);
    expect(homeFinder(inventory)?.makePaths).toEqual({ Лада: path });
    expect(homeFinder(siteOf(stock(['Kia', 'Škoda'])))?.makePaths).toEqual({});
  });
});

const inAnotherScript = (name: string) => /(?!\p{Script=Latin})\p{L}/u.test(name.normalize('NFKC'));
const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

describe('paths of searches', () => {
  const own = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .-]{0,12}$/);
  const name = fc.oneof(own, fc.string({ unit: 'grapheme', maxLength: 12 }));

  it('contain the plain slug of a Latin name, and are unique for other names', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ make: name, model: name }), { maxLength: 12 }), own, (cars, make) => {
        const paths = searchPaths('search', [make], cars);
        expect(paths.make(make)).toMatch(new RegExp(`^/search/${makeSlug(make)}(-make)?/$`));
        const segments = new Map<string, string>();
        for (const { make: other } of cars) {
          const path = paths.make(other);
          expect(path).toMatch(/^\/search\/[a-z0-9-]+\/$/);
          const same = segments.get(path);
          if (same !== undefined) {
            expect(makeSlug(same)).toBe(makeSlug(other));
            if (inAnotherScript(same) || inAnotherScript(other)) expect(plain(same)).toBe(plain(other));
          }
          segments.set(path, other);
        }
        expect(searchPaths('search', [make], cars.toReversed()).make(make)).toBe(paths.make(make));
      }),
    );
  });

  it('are computed with any-ascii, a library of half a megabyte, which no code for browsers imports', () => {
    const users = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.test.ts', 'src/api/**'] }).filter(
      (file) => readFileSync(file, 'utf8').includes("from 'any-ascii'"),
    );
    expect(users.sort()).toEqual(['src/frame/search/name-slugs.ts', 'src/stock/text/slug.ts']);
  });

  it('of a model contain the slug of the make, then that of the model', () => {
    const paths = searchPaths('used-car', [], [{ make: 'Kia', model: 'EV6 GT-Line' }]);
    expect(paths.model('Kia', 'EV6 GT-Line')).toBe(`/used-car/kia/${modelSlug('EV6 GT-Line')}/`);
    expect(paths.model('Volvo', 'XC60')).toBe('/used-car/volvo/xc60/');
  });
});
