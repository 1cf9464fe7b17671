import { describe, expect, it } from 'vitest';
import { homeFinder, homeSection, pageAt } from '../../../tests/support/find-page.ts';
import { makeDocument, makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const ALL = '/search/new-used-and-demo-cars/';
const cars = (count: number, changes: (i: number) => Partial<Car> = () => ({})) =>
  Array.from({ length: count }, (_, i) => makeCar({ stocknum: String(1000 + i), ...changes(i) }));

it('the home page shows the eight newest vehicles that are in stock, and its finder offers makes with counts, and prices', () => {
  const stock = cars(12, (i) => ({
    created_at: `2026-11-${String(i + 1).padStart(2, '0')}T00:00:00Z`,
    make: i % 2 ? 'Kia' : 'Mazda',
  }));
  const site = buildInventory(makeTenant(), stock, NOW);
  const arrivals = homeSection(site, 'arrivals');
  expect(arrivals?.cards.map(({ slug }) => slug.slice(-4))).toEqual([
    '1011',
    '1010',
    '1009',
    '1008',
    '1007',
    '1006',
    '1005',
    '1004',
  ]);
  expect(arrivals?.title).toBe('Just arrived');
  const withIncoming = stock.map((car, i) => (i === 11 ? { ...car, status: 'coming_soon' as const } : car));
  const later = homeSection(buildInventory(makeTenant(), withIncoming, NOW), 'arrivals');
  expect(later?.cards[0]?.slug.slice(-4)).toBe('1010');
  const finder = homeFinder(site);
  expect(finder?.makes.map(({ label, count }) => [label, count])).toEqual([
    ['Kia', 6],
    ['Mazda', 6],
  ]);
  expect(finder?.prices).toContain(30_000);
  expect(finder?.action).toBe(ALL);
});

describe('the banner with three features', () => {
  const features = (slugs: string[], overrides = {}) => {
    const tenant = makeTenant(
      overrides,
      slugs.map((slug) => makeDocument(slug, slug)),
    );
    return homeSection(buildInventory(tenant, [], NOW), 'shortcuts') ?? [];
  };
  it('CON-01 the features link to offers, service booking and selling', () => {
    expect(
      features(['service', 'sell-your-car'], {
        offers: [{ id: 'o', name: 'Mats', description: 'Free', ends: '2099-12-31' }],
      }).map(({ title, href }) => [title, href]),
    ).toEqual([
      ['Latest offers', '/special-offers'],
      ['Book a service', '/service#service-booking'],
      ['Sell your car', '/sell-your-car'],
    ]);
  });
  it('CON-01 a feature links to another page if its own does not exist', () => {
    expect(features([]).map(({ title, href }) => [title, href])).toEqual([
      ['In stock now', ALL],
      ['Book a service', '/service#service-booking'],
      ['Sell your car', '/sell-your-car'],
    ]);
    const noWorkshop = features([], { locations: [makeLocation()] });
    expect(noWorkshop[1]).toMatchObject({ title: 'Visit us', href: '/dealerships' });
    const suppressed = features([], { config: { trade_in: { suppressed: true } } });
    expect(suppressed.at(-1)).toMatchObject({ title: 'Sell your car', href: '/dealerships' });
  });
});

it('SRC-41 the home page caps the stock count above 1999 as configured', () => {
  const home = (count: number, stock_count_cap: number | null) => {
    const tenant = makeTenant({ config: { search: { stock_count_cap } } });
    const site = buildInventory(tenant, cars(count), NOW);
    const { conditions = [], makes = [] } = homeFinder(site) ?? {};
    return [pageAt(site, '/', 'home').count, ...[...conditions, ...makes].map((link) => link.count)];
  };
  expect(home(2000, null)).toEqual([2000, 2000, 2000]);
  expect(home(2000, 1500)).toEqual([1500, 1500, 1500]);
  expect(home(1999, 1500)).toEqual([1999, 1999, 1999]);
});
