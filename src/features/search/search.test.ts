import { describe, expect, it } from 'vitest';
import { pageAt, pagesOf, pathsOf } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { drawnKinds } from '../../../tests/support/search/drawn-kinds.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';
import type { Car } from '../../stock/car.ts';
import type { SearchPage } from './search-page.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const ALL = '/search/new-used-and-demo-cars/';
const cars = (count: number, changes: (i: number) => Partial<Car> = () => ({})) =>
  Array.from({ length: count }, (_, i) => makeCar({ stocknum: String(1000 + i), ...changes(i) }));
const search = (stock: Car[], overrides = {}, path = ALL) =>
  pageAt(buildInventory(makeTenant(overrides), stock, NOW), path, 'search');
const facet = (page: SearchPage, attribute: string) =>
  page.facets.find((view) => view.attribute === attribute);

describe('filters', () => {
  it('are in the configured order', () => {
    const config = { search: { filters: ['location', 'make', 'price', 'car_type'] } };
    const page = search(cars(3), { config });
    expect(page.facets.map(({ attribute }) => attribute)).toEqual(['dealership_name', 'make', 'car_type']);
  });
  it('TEN-14 can be overridden by manufacturer', () => {
    const overrides = [{ when: { manufacturer: 'Kia' }, set: { search: { filters: ['body'] } } }];
    const stock = [...cars(1), makeCar({ make: 'Kia', model: 'Sportage' })];
    expect(search(stock, { overrides }, '/search/kia/').facets.map(({ attribute }) => attribute)).toEqual([
      'simple_body',
    ]);
    expect(search(stock, { overrides }, '/search/mazda/').facets.length).toBeGreaterThan(1);
  });
  it('SRC-18 list at most thirty models, and a chosen one beyond those', () => {
    const page = search(
      cars(40, (i) => ({ model: `Model ${i}` })),
      {},
      '/search/mazda/',
    );
    expect(facet(page, 'model')?.values).toHaveLength(30);
    const past = search(
      cars(40, (i) => ({ model: `Model ${i}` })),
      {},
      '/search/mazda/model-39/',
    );
    expect(facet(past, 'model')?.values.find(({ selected }) => selected)).toMatchObject({
      value: 'Model 39',
      count: 1,
    });
  });
  it('SRC-21 list up to 20 cities and 40 dealerships, most common first', () => {
    const stock = cars(60, (i) => ({ city: `City ${i}`, dealership_name: `Yard ${i}` }));
    const page = search([...stock, makeCar({ city: 'City 59', dealership_name: 'Yard 59' })], {
      config: { search: { filters: ['city', 'location'] } },
    });
    for (const [attribute, limit] of [
      ['city', 20],
      ['dealership_name', 40],
    ] as const) {
      expect(facet(page, attribute)?.values).toHaveLength(limit);
      expect(facet(page, attribute)?.values[0]).toMatchObject({
        label: expect.stringMatching(/59$/),
        count: 2,
      });
      expect(page.live.filters.find((filter) => filter.attribute === attribute)).toMatchObject({ limit });
    }
  });
  it('SRC-20 sort bodies by count', () => {
    const page = search(
      cars(6, (i) => ({
        simple_body: (['ute', 'suv', 'suv', 'hatch', 'hatch', 'hatch'] as const)[i] ?? null,
      })),
    );
    expect(facet(page, 'simple_body')?.values.map(({ value, count }) => [value, count])).toEqual([
      ['hatch', 3],
      ['suv', 2],
      ['ute', 1],
    ]);
  });
  it('mark the page’s own make as selected, and link every make to its page', () => {
    const page = search([...cars(2), makeCar({ make: 'Kia', model: 'Sportage' })], {}, '/search/mazda/');
    const makes = facet(page, 'make')?.values.map(({ value, count, selected, href }) => [
      value,
      count,
      selected,
      href,
    ]);
    expect(makes).toEqual([
      ['Mazda', 2, true, '/search/mazda/'],
      ['Kia', 1, false, '/search/kia/'],
    ]);
  });
  it('have the lowest and the highest price and kilometres of the stock, ignoring a price of 0', () => {
    const page = search([
      makeCar({ stocknum: '1', price: 0, km: 0 }),
      makeCar({ stocknum: '2', price: 20_000, km: 51_000 }),
      makeCar({ stocknum: '3', price: 90_000, km: null }),
    ]);
    expect(page.ranges.price).toEqual({ min: 20_000, max: 90_000, bars: null });
    expect(page.ranges.km).toEqual({ min: 0, max: 51_000, bars: null });
    expect(search([]).ranges.price).toBeNull();
  });
  it('ROU-27 are cleared by a link to /special-offers if that page exists, or to the configured page', () => {
    const offer = { id: 'o', name: 'Mats', description: 'Free', ends: '2099-12-31' };
    const withOffers = makeTenant({ offers: [offer] });
    expect(pageAt(buildInventory(withOffers, [], NOW), ALL, 'search').clearFiltersHref).toBe(
      '/special-offers',
    );
    const elsewhere = makeTenant({ config: { search: { clear_filters: '/dealerships' } } });
    expect(pageAt(buildInventory(elsewhere, [], NOW), ALL, 'search').clearFiltersHref).toBe('/dealerships');
    expect(search([]).clearFiltersHref).toBe(ALL);
  });
});

describe('results', () => {
  it('are at most 21, with the total count', () => {
    const page = search(cars(30));
    expect(page.cards).toHaveLength(21);
    expect(page.total).toBe(30);
    expect(page.head.description).toContain('30 cars in stock.');
  });
  it('API-02 show as many vehicles at first as the dealer configured', () => {
    const page = search(cars(30), { config: { search: { page_size: 11 } } });
    expect([page.cards.length, page.total, page.live.pageSize]).toEqual([11, 30, 11]);
  });
  it('list purchasable vehicles first, then those with pictures, new arrivals, and lower prices', () => {
    const image = {
      image: { url: 'https://cdn.example/a.jpg', thumb: { url: 'https://cdn.example/a.jpg' } },
    };
    const pictured = { images: [image], primary_image_url: image.image.url };
    const stock = [
      makeCar({ stocknum: 'reserved', reserved: true, ...pictured }),
      makeCar({ stocknum: 'bare' }),
      makeCar({ stocknum: 'dear', price: 60_000, ...pictured }),
      makeCar({ stocknum: 'cheap', price: 10_000, ...pictured }),
      makeCar({ stocknum: 'fresh', price: 90_000, created_at: '2026-11-19T00:00:00Z', ...pictured }),
      makeCar({ stocknum: 'unpriced', price: 0, ...pictured }),
    ];
    const order = search(stock).cards.map(({ slug }) => slug.split('-').at(-1));
    expect(order).toEqual(['fresh', 'cheap', 'dear', 'unpriced', 'bare', 'reserved']);
  });
  it('SRC-27 contain no sold vehicle', () => {
    const sold = makeCar({
      stocknum: '9',
      status: 'sold',
      sold: true,
      sold_date_timestamp: NOW.getTime() / 1000 - 3600,
    });
    const inventory = buildInventory(makeTenant(), [...cars(1), sold], NOW);
    expect(pageAt(inventory, ALL, 'search').total).toBe(1);
    expect(pageAt(inventory, sold.path, 'vehicle').sold).toBe(true);
  });
  it('have the intro “We have none in stock at the moment.” if there are none', () => {
    const page = search([], {}, '/search/demo-cars/');
    expect(page).toMatchObject({ total: 0, cards: [], intro: 'We have none in stock at the moment.' });
  });
  it('have an intro with the lowest and the highest price if they differ, and no count, which the results have', () => {
    const priced = (...prices: number[]) =>
      search(cars(prices.length, (i) => ({ price: prices[i] as number }))).intro;
    expect(priced(31_000, 20_500, 42_000)).toBe('From $20,500 to $42,000, drive away.');
    expect(priced(31_000, 31_000)).toBe('');
  });
  it('if there are none, link to all stock, or to the contact page if there is no stock at all', () => {
    const words = (path: string) => search([], {}, path).live.noResults.unfiltered;
    expect(words('/search/demo-cars/')).toMatchObject({ title: 'None in stock', href: ALL });
    expect(words(ALL)).toMatchObject({ title: 'No cars in stock', action: 'Contact us', href: '/contact' });
  });
});

describe('stale stock', () => {
  const old = (changes: Partial<Car> = {}) => makeCar({ updated_at: '2026-11-10T00:00:00Z', ...changes });
  const listed = (stock: Car[], config = {}) => search(stock, { config: { stock: config } }).total;

  it('SRC-42 is unlisted three days after its last update, or as many as configured, but keeps its page', () => {
    expect(listed([old()])).toBe(0);
    expect(listed([old()], { stale_days: 14 })).toBe(1);
    expect(listed([old()], { stale_days: null })).toBe(1);
    expect(pathsOf(buildInventory(makeTenant(), [old()], NOW))).toContain(old().path);
  });
  it('SRC-43 SRC-44 SRC-45 can be limited to used cars, cars in stock, or certain makes', () => {
    expect(listed([old({ car_type: 'new' })], { stale_used_only: true })).toBe(1);
    expect(listed([old({ status: 'coming_soon' })], { stale_in_stock_only: true })).toBe(1);
    expect(listed([old()], { stale_makes: ['Kia'] })).toBe(1);
    expect(listed([old()], { stale_makes: ['Mazda'] })).toBe(0);
  });
  it('can be configured by dealership', () => {
    const overrides = [{ when: { dealership: 'south-yard' }, set: { stock: { stale_days: null } } }];
    const stock = [old({ stocknum: '1' }), old({ stocknum: '2', dealership_slug: 'south-yard' })];
    expect(search(stock, { overrides }).cards.map(({ slug }) => slug.at(-1))).toEqual(['2']);
  });
});

describe('tiles', () => {
  const config = (settings: object) => ({ config: { claims: ['warranty', 'finance'], search: settings } });
  it('SRC-03 are at the configured positions', () => {
    const page = search(cars(30), config({ promo_positions: [2, 8] }));
    expect(page.tiles.map(({ position, tile }) => [position, tile.kind])).toEqual([
      [2, 'warranty'],
      [8, 'finance'],
    ]);
    expect(search(cars(30)).tiles).toEqual([]);
  });
  it('SRC-03 SRC-06 are offers of today first if the dealer says so, the first to end in front, and those for other makes only in searches for any make', () => {
    const offer = (id: string, ends: string, manufacturer?: string) => ({
      id,
      name: `Offer &amp; <b>${id}</b>`,
      description: `<p>What ${id} gives</p>`,
      ends,
      manufacturer,
    });
    const settings = {
      ...config({ promo_positions: [2, 4, 6, 8], promo_offers: true }),
      offers: [offer('late', '2027-06-30'), offer('soon', '2026-12-31', 'Kia'), offer('over', '2026-11-01')],
    };
    const titles = (path?: string) =>
      search([...cars(30), makeCar({ stocknum: 'k', make: 'Kia' })], settings, path).tiles.map(({ tile }) => [
        tile.title,
        tile.ends,
      ]);
    const late = ['Offer & late', '2027-06-30'];
    const claims = [
      ['Warranty', undefined],
      ['Finance', undefined],
    ];
    expect(titles()).toEqual([['Offer & soon', '2026-12-31'], late, ...claims]);
    expect(titles('/search/mazda/')).toEqual([late, ...claims, late]);
    expect(search(cars(30), { ...settings, ...config({ promo_positions: [2] }) }).tiles[0]?.tile.kind).toBe(
      'warranty',
    );
  });
  it('SRC-04 SRC-05 include a random promo tile at position 8 if the dealer configures it', () => {
    const claims = ['warranty', 'video_calls', 'trade_in', 'freight', 'finance', 'quality_assured'];
    const settings = { config: { claims, search: { promo_positions: [8], promo_random: true } } };
    const page = search(cars(30), settings);
    expect(page.tiles.map(({ position }) => position)).toEqual([8]);
    expect(page.live.tiles).toMatchObject({ positions: [8], random: true });
    const [file] = buildInventory(makeTenant(settings), cars(30), NOW).files.filter(({ path }) =>
      path.includes('/tiles-'),
    );
    expect(drawnKinds(file, '')).toEqual(claims);
    expect(search(cars(30)).live.tiles).toMatchObject({ positions: [], random: false });
  });
  it('DAT-20 include the dealer’s own cards at their positions, from their first to their last day, on searches of their types', () => {
    const card = (title: string, position: number, expiry: string, others = {}) => ({
      position,
      expiry,
      node: { title, link: '/contact' },
      ...others,
    });
    const settings = config({
      promo_cards: [
        card('Everywhere', 4, '2027-01-31'),
        card('Over', 5, '2026-11-01'),
        card('Coming', 6, '2027-01-31', { start: '2026-12-24' }),
        card('Used', 3, '2027-01-31', { display: ['used'] }),
        card('Only new', 2, '2027-01-31', { display: ['new'], strictDisplay: true }),
      ],
    });
    const shown = (path?: string) => {
      const all = [
        ...cars(30),
        ...cars(30, () => ({ car_type: 'new' })).map((car) => ({
          ...car,
          id: `${car.id}n`,
          path: `${car.path}n`,
        })),
      ];
      return search(all, settings, path).tiles.map(({ position, tile }) => [
        position,
        tile.title,
        tile.action,
      ]);
    };
    const everywhere = [4, 'Everywhere', 'Find out more'];
    const used = [3, 'Used', 'Find out more'];
    expect(shown()).toEqual([used, everywhere]);
    expect(shown('/search/used-cars/')).toEqual([used, everywhere]);
    expect(shown('/search/new-cars/')).toEqual([[2, 'Only new', 'Find out more'], everywhere]);
  });
  it('SRC-07 include the call to action at its position, if the first page reaches it', () => {
    const page = search(cars(30), config({ call_to_action_position: 9 }));
    expect(page.tiles.map(({ position, tile }) => [position, tile.kind])).toEqual([[9, 'call_to_action']]);
    expect(search(cars(60)).tiles).toEqual([]);
    expect(search(cars(8), config({ call_to_action_position: 9 })).tiles).toEqual([]);
  });
});

it('search pages that show the same vehicle share one card object', () => {
  const inventory = buildInventory(makeTenant(), cars(3), NOW);
  const cards = pagesOf(inventory, 'search').flatMap((page) => page.cards);
  expect(new Set(cards).size).toBe(3);
});
