import { describe, expect, it } from 'vitest';
import { pageAt, pathsOf } from '../../../tests/support/find-page.ts';
import { makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const cars = (count: number, dealership_slug = 'north-yard') =>
  Array.from({ length: count }, (_, i) =>
    makeCar({
      stocknum: `${dealership_slug}-${100 + i}`,
      dealership_slug,
      price: 10_000 + i * 1000,
      car_type: i % 2 === 0 ? 'used' : 'new',
    }),
  );
const at = (path: string, stock = [...cars(25), ...cars(3, 'south-yard')], site = {}) =>
  pageAt(buildInventory(makeTenant(site), stock, NOW), path, 'dealership-stock');

describe('a dealership’s stock page', () => {
  it('lists only the dealership’s vehicles, 21 on the first page, and counts those on all pages', () => {
    const north = at('/locations/north-yard/stock');
    expect(north.cards).toHaveLength(21);
    expect(north.total).toBe(25);
    expect(north.dealership).toEqual({ id: 'd1', slug: 'north-yard' });
    expect(at('/locations/south-yard/stock').cards).toHaveLength(3);
    const slugs = new Set(north.cards.map(({ slug }) => slug));
    expect(at('/locations/south-yard/stock').cards.some(({ slug }) => slugs.has(slug))).toBe(false);
  });

  it('offers the conditions in stock, and maximum prices that some vehicles exceed and others do not', () => {
    const filtersOf = (path: string) => at(path).filters;
    expect(filtersOf('/locations/south-yard/stock')).toContainEqual({
      kind: 'conditions',
      field: 'car_type',
      label: 'Condition',
      options: [
        { label: 'New', value: 'new', count: 1 },
        { label: 'Used', value: 'used', count: 2 },
      ],
    });
    expect(filtersOf('/locations/south-yard/stock')).toContainEqual({ kind: 'price', picks: [10_000] });
    const picks = [10_000, 15_000, 20_000, 25_000, 30_000];
    expect(filtersOf('/locations/north-yard/stock')).toContainEqual({ kind: 'price', picks });
  });

  it('offers the conditions that `search_categories` names, in that order, or none if only one would remain', () => {
    const offered = (search_categories: string[]) =>
      at('/locations/south-yard/stock', undefined, { search_categories }).filters.flatMap((filter) =>
        filter.kind === 'conditions' ? filter.options.map(({ value }) => value) : [],
      );
    expect(offered(['used', 'new'])).toEqual(['used', 'new']);
    // A single condition leaves nothing to choose.
    expect(offered(['used', 'used', 'Family'])).toEqual([]);
  });

  it('exists while the dealership has no stock, but asks search engines not to index it', () => {
    const empty = at('/locations/south-yard/stock', cars(2));
    expect([empty.total, empty.head.index, empty.browse]).toEqual([0, false, null]);
  });

  it('is shared by the yards of one dealership and has the dealership’s name', () => {
    const second = makeLocation({ id: 'l9', name: 'East Yard', slug: 'east-yard' });
    const tenant = makeTenant();
    const locations = [...tenant.site.locations, second];
    const dealerships = [
      { slug: 'north-yard', name: 'North Group', id: 'd1' },
      { slug: 'south-yard', name: 'South Yard', id: 'd2' },
    ];
    const site = buildInventory(makeTenant({ locations, dealerships }), cars(2), NOW);
    expect(pathsOf(site).filter((path) => path.endsWith('/stock'))).toEqual([
      '/locations/north-yard/stock',
      '/locations/south-yard/stock',
    ]);
    for (const yard of ['north-yard', 'east-yard'])
      expect(pageAt(site, `/locations/${yard}`, 'location').stockHref).toBe('/locations/north-yard/stock');
    expect(pageAt(site, '/locations/north-yard/stock', 'dealership-stock').title).toMatch(/at North Group$/);
  });
});
