import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carsArbitrary } from '../../tests/support/car-arbitrary.ts';
import { fileOf, homeFinder, homeSection, pageAt, pagesOf, pathsOf } from '../../tests/support/find-page.ts';
import { deadLinks } from '../../tests/support/links.ts';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import type { SearchPage } from '../features/search/search-page.ts';
import { isRendered } from '../render/file-body.ts';
import type { Car } from '../stock/car.ts';
import { isGone } from '../stock/rules/availability.ts';
import type { Inventory } from './inventory.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const TENANT = makeTenant(
  {
    autograb: true,
    config: {
      claims: ['warranty', 'freight', 'finance'],
      search: { promo_positions: [2, 8], call_to_action_position: 4 },
    },
    offers: [
      {
        id: 'o1',
        name: 'C-HR',
        description: 'Now',
        manufacturer: 'Toyota',
        model: { name: 'C-HR', slug: 'c-hr' },
        ends: '2026-12-31',
      },
    ],
    redirects: [
      { from: '/old', to: '/older' },
      { from: '/older', to: '/about-us' },
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
  },
  [makeDocument('about-us', 'About us'), makeDocument('privacy-policy', 'Privacy')],
);
const build = (cars: Car[]) => buildInventory(TENANT, cars, NOW);
const forStock = (check: (cars: Car[]) => void) =>
  fc.assert(
    fc.property(carsArbitrary(), (cars) => {
      check(cars);
    }),
    { numRuns: 30 },
  );

describe('any stock', () => {
  it('gives every page its own path', () => {
    forStock((cars) => {
      const bare = pathsOf(build(cars)).map((path) => path.replace(/(.)\/$/, '$1'));
      expect(new Set(bare).size).toBe(bare.length);
    });
  });

  it('has no broken links', () => {
    forStock((cars) => expect(deadLinks(build(cars))).toEqual([]));
  });

  it('lists and counts every vehicle for sale on the searches of its type, body, make and model', () => {
    forStock((cars) => {
      const inventory = build(cars);
      const onSale = cars.filter((car) => !isGone(car));
      const total = (test: (car: Car) => boolean) => onSale.filter(test).length;
      for (const page of pagesOf(inventory, 'search')) {
        const { scope } = page;
        const expected = total(
          (car) =>
            (scope.car_type.length === 0 || scope.car_type.includes(car.car_type)) &&
            (scope.make === null || scope.make === car.make) &&
            (scope.model === null || scope.model === car.model) &&
            (scope.body === null || scope.body === car.simple_body),
        );
        expect(page.total, page.path).toBe(expected);
        expect(page.cards.length).toBe(Math.min(21, expected));
      }
      expect(pageAt(inventory, '/', 'home').count).toBe(onSale.length);
      const makes = new Set(onSale.map(({ make }) => make));
      const searched = new Set(pagesOf(inventory, 'search').map(({ scope }) => scope.make));
      for (const make of makes) expect(searched).toContain(make);
    });
  });

  it('shows for each filter value the number of vehicles that the linked page lists', () => {
    forStock((cars) => {
      const inventory = build(cars);
      const totals = new Map(pagesOf(inventory, 'search').map(({ path, total }) => [path, total]));
      const check = ({ facets, total }: SearchPage) => {
        for (const { attribute, values } of facets) {
          for (const { href, count } of values) if (href !== null) expect(totals.get(href), href).toBe(count);
          const narrowing = values.some(({ selected }) => selected);
          const sum = values.reduce((all, { count }) => all + count, 0);
          if (!narrowing && attribute !== 'model') expect(sum, attribute).toBeLessThanOrEqual(total);
          if (!narrowing && attribute === 'make') expect(sum).toBe(total);
        }
      };
      pagesOf(inventory, 'search').forEach(check);
      const links = [
        homeFinder(inventory)?.conditions,
        homeSection(inventory, 'makes')?.makes,
        homeSection(inventory, 'bodies')?.tiles,
      ];
      for (const { href, count } of links.flatMap((list) => list ?? [])) expect(totals.get(href)).toBe(count);
    });
  });

  it('lists every vehicle page in the sitemap, and no missing page or page that must not be indexed', () => {
    forStock((cars) => {
      const inventory = build(cars);
      const urls = [...fileOf(inventory, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, url]) => url ?? '',
      );
      const paths = urls.map((url) => url.replace('https://test-motors.example', ''));
      for (const path of paths) expect(pathsOf(inventory)).toContain(path);
      for (const { path } of pagesOf(inventory, 'vehicle')) expect(paths).toContain(path);
      expect(new Set(urls).size).toBe(urls.length);
      const hidden = inventory.pages.filter(({ head }) => !head.index).map(({ path }) => path);
      for (const path of hidden) expect(paths).not.toContain(path);
    });
  });

  it('keeps titles and descriptions within the length that search engines show', () => {
    forStock((cars) => {
      for (const { head } of build(cars).pages) {
        expect(head.title.length).toBeLessThanOrEqual(60);
        expect(head.description.length).toBeLessThanOrEqual(160);
        expect(head.title).not.toBe('');
      }
    });
  });

  it('redirects only from paths without a page to paths with one', () => {
    forStock((cars) => {
      const inventory = build(cars);
      const bare = (path: string) => path.replace(/(.)\/$/, '$1');
      const pagePaths = new Set(pathsOf(inventory).map(bare));
      for (const { from, to } of inventory.redirects) {
        expect(pagePaths.has(bare(from))).toBe(false);
        expect(pagePaths.has(bare(to))).toBe(true);
      }
    });
  });
});

/** The data of an inventory, without functions. */
const dataOf = ({ sources, ...inventory }: Inventory) => ({
  ...inventory,
  fingerprints: sources.map(({ path, fingerprint }) => [path, fingerprint]),
  pages: sources.map(({ page }) => page()),
  files: inventory.files.map(({ path, body }) => ({
    path,
    body: isRendered(body) ? { ...body, page: body.page() } : body,
  })),
});

describe('the inventory of a site', () => {
  it('is the same for the same input', () => {
    forStock((cars) => expect(dataOf(build(cars))).toEqual(dataOf(build(structuredClone(cars)))));
  });
  it('is the same at any time of a day in the dealer’s time zone', () => {
    forStock((cars) => {
      const early = buildInventory(TENANT, cars, new Date('2026-11-19T13:00:01Z'));
      const late = buildInventory(TENANT, cars, new Date('2026-11-20T12:59:59Z'));
      expect(dataOf(early)).toEqual(dataOf(late));
    });
  });
  it('has the same pages for the same stock in another order', () => {
    fc.assert(
      fc.property(
        carsArbitrary(12).chain((cars) =>
          fc.tuple(fc.constant(cars), fc.shuffledSubarray(cars, { minLength: cars.length })),
        ),
        ([cars, shuffled]) => {
          const byPath = (list: Car[]) =>
            Object.fromEntries(build(list).pages.map((page) => [page.path, page]));
          expect(byPath(shuffled)).toEqual(byPath(cars));
        },
      ),
      { numRuns: 25 },
    );
  });
});
