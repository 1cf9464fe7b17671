import { describe, expect, it } from 'vitest';
import { pageAt, pathsOf } from '../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import type { Car } from '../stock/car.ts';
import { buildInventory } from './inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const CARS = [
  makeCar({ stocknum: '1', car_type: 'used', make: 'Mazda', model: 'CX-60', simple_body: 'suv' }),
  makeCar({ stocknum: '2', car_type: 'new', make: 'Kia', model: 'Carnival', simple_body: 'peopleMover' }),
  makeCar({ stocknum: '3', car_type: 'demo', make: 'Kia', model: 'Sportage', simple_body: 'suv' }),
];
const CONTENT = [makeDocument('about-us', 'About us'), makeDocument('pages/warranty', 'Warranty')];
const site = buildInventory(makeTenant({}, CONTENT), CARS, NOW);
const stocknums = (path: string, inventory = site) =>
  pageAt(inventory, path, 'search')
    .cards.map(({ slug }) => slug.at(-1))
    .sort();

it('ROU-01 / serves the home page', () => {
  const home = pageAt(site, '/', 'home');
  expect(home.title).toBe('The right car is here');
  expect(home.count).toBe(3);
});

it('ROU-02 /cars/{slug} serves the vehicle with that slug', () => {
  for (const car of CARS) expect(pageAt(site, `/cars/${car.slug}`, 'vehicle').id).toBe(car.id);
});

describe('search paths', () => {
  it('ROU-16 /search/new-cars serves new cars', () => expect(stocknums('/search/new-cars/')).toEqual(['2']));
  it('ROU-17 /search/demo-cars serves demo cars', () =>
    expect(stocknums('/search/demo-cars/')).toEqual(['3']));
  it('ROU-18 /search/used-cars serves used cars', () =>
    expect(stocknums('/search/used-cars/')).toEqual(['1']));
  it('ROU-19 /search/new-and-demo-cars serves new and demo cars', () =>
    expect(stocknums('/search/new-and-demo-cars/')).toEqual(['2', '3']));
  it('ROU-20 /search/new-used-and-demo-cars/ serves all stock and is the default search', () => {
    expect(stocknums('/search/new-used-and-demo-cars/')).toEqual(['1', '2', '3']);
    expect(pageAt(site, '/', 'home').chrome.searchHref).toBe('/search/new-used-and-demo-cars/');
    expect(pageAt(site, '/search/used-cars/', 'search').live.defaultSearchHref).toBe(
      '/search/new-used-and-demo-cars/',
    );
  });
  it('ROU-21 /search/{make} serves that make', () => {
    expect(stocknums('/search/kia/')).toEqual(['2', '3']);
    expect(pageAt(site, '/search/kia/', 'search').scope.make).toBe('Kia');
  });
  it('ROU-22 /search/{make}/{model} serves that make and model', () => {
    expect(stocknums('/search/kia/sportage/')).toEqual(['3']);
    expect(stocknums('/search/mazda/cx-60/')).toEqual(['1']);
  });
  it('ROU-23 /search/{body} serves that body type', () => {
    expect(stocknums('/search/suv/')).toEqual(['1', '3']);
    expect(stocknums('/search/people-mover/')).toEqual(['2']);
  });
  it('ROU-23 the address of a body under its other name serves the same list, as long as no vehicle has that name', () => {
    const hatches = CARS.map((car) => ({ ...car, simple_body: 'hatch' as const }));
    const built = buildInventory(makeTenant(), hatches, NOW);
    expect(stocknums('/search/hatchback/', built)).toEqual(['1', '2', '3']);
    expect(pageAt(built, '/search/hatchback/', 'search').head.canonical).toMatch(/\/search\/hatch\/$/);
    const [one, ...others] = hatches;
    const both = buildInventory(makeTenant(), [{ ...one, simple_body: 'hatchback' } as Car, ...others], NOW);
    expect(stocknums('/search/hatchback/', both)).toEqual(['1']);
  });
  it('ROU-24 /search/used/ lists used vehicles; its canonical path is /search/used-cars/', () => {
    expect(stocknums('/search/used/')).toEqual(['1']);
    expect(pageAt(site, '/search/used/', 'search').head.canonical).toBe(
      'https://test-motors.example/search/used-cars/',
    );
  });
  it('ROU-25 /used-car/ replaces /search/ on used-only sites, and old links redirect', () => {
    const tenant = makeTenant({ config: { search: { base: 'used-car' } } });
    const usedOnly = buildInventory(tenant, CARS, NOW);
    expect(stocknums('/used-car/used-cars/', usedOnly)).toEqual(['1']);
    expect(stocknums('/used-car/kia/sportage/', usedOnly)).toEqual(['3']);
    expect(pathsOf(usedOnly).filter((path) => path.startsWith('/search/'))).toEqual([]);
    expect(usedOnly.redirects).toContainEqual({
      from: '/search/used-cars',
      to: '/used-car/used-cars/',
      status: 301,
    });
    expect(pathsOf(site).filter((path) => path.startsWith('/used-car/'))).toEqual([]);
  });
  it('serves a page for a make of new cars without stock', () => {
    const tenant = makeTenant({ manufacturers: [{ id: 'x', name: 'Alfa Romeo', slug: 'alfa-romeo' }] });
    const page = pageAt(buildInventory(tenant, CARS, NOW), '/search/alfa-romeo/', 'search');
    expect(page.total).toBe(0);
    expect(page.head.index).toBe(false);
  });
  it('distinguishes a make from a body or car type with the same name', () => {
    const cars = [
      makeCar({ stocknum: '1', make: 'Ute', model: 'One', simple_body: 'sedan' }),
      makeCar({ stocknum: '2', make: 'Used', model: 'Two', simple_body: 'ute' }),
    ];
    const inventory = buildInventory(makeTenant(), cars, NOW);
    expect(stocknums('/search/ute/', inventory)).toEqual(['2']);
    expect(stocknums('/search/used/', inventory)).toEqual(['1', '2']);
    const ute = inventory.sources.find(({ path }) => path.includes('ute') && path.endsWith('/one/'));
    expect(ute && pageAt(inventory, ute.path, 'search').cards.map(({ slug }) => slug.at(-1))).toEqual(['1']);
  });
});

describe('location paths', () => {
  it('ROU-36 /dealerships and /dealer-locator serve the locations page, one of them canonical', () => {
    for (const path of ['/dealerships', '/dealer-locator']) {
      const page = pageAt(site, path, 'locations');
      expect(page.locations.map(({ name }) => name)).toEqual(['North Yard', 'South Yard']);
      expect(page.head.canonical).toBe('https://test-motors.example/dealerships');
    }
  });
  const named = [
    { slug: 'north-yard', name: 'North Dealership', id: 'd1' },
    { slug: 'south-group', name: 'South Dealership', id: 'd2' },
  ];
  const locations = (makeTenant().site.locations as { dealership_slug: string }[]).map((location) =>
    location.dealership_slug === 'south-yard' ? { ...location, dealership_slug: 'south-group' } : location,
  );
  it('ROU-37 /locations/{slug} takes the location slug by default', () => {
    const inventory = buildInventory(makeTenant({ locations, dealerships: named }), CARS, NOW);
    expect(pageAt(inventory, '/locations/south-yard', 'location').location.name).toBe('South Yard');
    expect(pageAt(inventory, '/locations/north-yard-service', 'location').location.name).toBe('North Yard');
    expect(inventory.redirects).toContainEqual({
      from: '/locations/south-group',
      to: '/locations/south-yard',
      status: 301,
    });
  });
  it('ROU-37 /locations/{slug} takes the dealership slug if configured', () => {
    const tenant = makeTenant({ locations, dealerships: named, location_page_key: 'dealership' });
    const page = pageAt(buildInventory(tenant, CARS, NOW), '/locations/south-group', 'location');
    expect(page.location.name).toBe('South Yard');
    expect(page.head.canonical).toBe('https://test-motors.example/locations/south-group');
  });
});

describe('content pages', () => {
  it('serves each Markdown page at its slug', () => {
    expect(pageAt(site, '/about-us', 'content').html).toBe('<p>About us.</p>');
  });
  it('ROU-43 /warranty and /pages/warranty both serve the warranty page', () => {
    for (const path of ['/warranty', '/pages/warranty']) {
      const page = pageAt(site, path, 'content');
      expect(page.html).toBe('<p>Warranty.</p>');
      expect(page.head.canonical).toBe('https://test-motors.example/warranty');
    }
  });
  it('keeps a page of ours and names the dealer’s text of the same path', () => {
    const inventory = buildInventory(makeTenant({}, [makeDocument('dealerships', 'Mine')]), CARS, NOW);
    expect(pageAt(inventory, '/dealerships', 'locations').title).toBe('Our locations');
    expect(inventory.lostTexts).toEqual([{ slug: 'dealerships', why: 'the page “Our locations” is there' }]);
  });
});

it('has a 404 page with noindex, which leads to the stock', () => {
  const page = pageAt(site, '/404', 'not-found');
  expect(page.head.index).toBe(false);
  expect(page.searchHref).toBe('/search/new-used-and-demo-cars/');
  expect(page.links[0]?.href).toMatch(/^\/search\//);
});
