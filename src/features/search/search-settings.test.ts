import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { drawnKinds } from '../../../tests/support/search/drawn-kinds.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { FilterSetting, SearchSettings } from '../../search/settings.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const ALL = '/search/new-used-and-demo-cars/';
const STOCK = [
  makeCar({ stocknum: '1' }),
  makeCar({ stocknum: '2', make: 'Kia', model: 'Sportage', car_type: 'new' }),
  makeCar({ stocknum: '3', make: 'Kia', model: 'Carnival', car_type: 'used', simple_body: 'peopleMover' }),
];

const settingsOf = (overrides: Record<string, unknown> = {}, path = ALL): SearchSettings =>
  pageAt(buildInventory(makeTenant(overrides), STOCK, NOW), path, 'search').live;
const filterOf = ({ filters }: SearchSettings, attribute: string): FilterSetting | undefined =>
  filters.find((filter) => filter.attribute === attribute);
const tilesOf = (overrides: Record<string, unknown>) =>
  buildInventory(makeTenant(overrides), STOCK, NOW).files.find(({ path }) => path.includes('/tiles-'));

describe('settings of the live search', () => {
  it.each([
    [ALL, {}],
    ['/search/used-cars/', { car_type: ['used'] }],
    ['/search/new-and-demo-cars/', { car_type: ['new', 'demo'] }],
    ['/search/kia/', { make: ['Kia'] }],
    ['/search/kia/carnival/', { make: ['Kia'], model: ['Carnival'] }],
    ['/search/people-mover/', { simple_body: ['peopleMover'] }],
  ])('have the page’s own filters as `scope` at %s', (path, scope) => {
    expect(settingsOf({}, path).scope).toEqual(scope);
  });

  it('contain the page’s title, and the title and the path of the search of all stock', () => {
    expect(settingsOf({}, '/search/kia/')).toMatchObject({
      title: 'Kia cars',
      defaultTitle: 'New, demo and used cars',
      defaultSearchHref: ALL,
    });
  });

  it('name the configured search server, if there is one', () => {
    expect(settingsOf().server).toBeNull();
    const typesense = { host: 'search.example', key: 'only-search' };
    expect(settingsOf({ config: { search: { typesense } } }).server).toEqual({
      host: 'search.example',
      port: 443,
      protocol: 'https',
      key: 'only-search',
      collection: `Car_production_${settingsOf().tenant}`,
    });
  });

  it('contain the site’s options, default and configured', () => {
    expect(settingsOf()).toMatchObject({
      priceSortExcludesUnpriced: true,
      collapseSold: false,
      stockCountCap: null,
      favouritesStorage: 'local',
    });
    const config = {
      search: { price_sort_excludes_unpriced: false, collapse_sold: true, stock_count_cap: 1500 },
    };
    expect(settingsOf({ config, favourites_storage: 'server' })).toMatchObject({
      priceSortExcludesUnpriced: false,
      collapseSold: true,
      stockCountCap: 1500,
      favouritesStorage: 'server',
    });
  });
});

describe('filters of the live search', () => {
  it('are in the configured order, ranges with their units', () => {
    const filters = ['features', 'price', 'make', 'km', 'city'];
    const settings = settingsOf({ config: { search: { filters, price_picks: [5000, 9000] } } });
    expect(settings.filters.map(({ attribute, kind }) => [attribute, kind])).toEqual([
      ['filtered_features', 'list'],
      ['price', 'range'],
      ['make', 'list'],
      ['km', 'range'],
      ['city', 'list'],
    ]);
    expect(filterOf(settings, 'price')).toMatchObject({ unit: 'aud', picks: [5000, 9000] });
    expect(filterOf(settings, 'km')).toMatchObject({ unit: 'kms', picks: [] });
  });

  it('limit lists to 30 models, 20 cities and 40 dealerships', () => {
    const settings = settingsOf({ config: { search: { filters: ['model', 'city', 'location'] } } });
    expect(filterOf(settings, 'model')).toMatchObject({ limit: 30 });
    expect(filterOf(settings, 'city')).toMatchObject({ limit: 20 });
    expect(filterOf(settings, 'dealership_name')).toMatchObject({ limit: 40 });
  });

  it('SRC-16 SRC-19 show seven makes and four bodies first, or as many as configured', () => {
    const bodies = ['suv', 'ute'];
    const other = settingsOf({ config: { search: { popular_makes: 3, body_count: 20, bodies } } });
    expect(filterOf(settingsOf(), 'make')).toMatchObject({ shown: 7 });
    expect(filterOf(other, 'make')).toMatchObject({ shown: 3 });
    expect(filterOf(settingsOf(), 'simple_body')).toMatchObject({ shown: 4, offered: [], kind: 'tiles' });
    expect(filterOf(other, 'simple_body')).toMatchObject({ shown: 20, offered: bodies });
  });

  it('label values in a shopper’s words', () => {
    expect(filterOf(settingsOf(), 'simple_body')).toMatchObject({
      labels: { suv: 'SUV', peopleMover: 'People mover' },
    });
    expect(filterOf(settingsOf(), 'car_type')).toMatchObject({
      labels: { new: 'New', demo: 'Demo', used: 'Used' },
      offered: ['new', 'demo', 'used'],
      order: 'offered',
    });
  });
});

describe('promo tiles', () => {
  const claims = ['warranty', 'freight', 'quality_assured'];

  it('SRC-06 show the claims of the make that apply to the car type', () => {
    const overrides = [{ when: { manufacturer: 'Kia' }, set: { claims: ['warranty', 'trade_in'] } }];
    const tiles = tilesOf({ config: { claims }, overrides });
    expect(drawnKinds(tiles, '')).toEqual(['warranty', 'freight', 'quality_assured']);
    expect(drawnKinds(tiles, 'new')).toEqual(['freight']);
    expect(drawnKinds(tiles, 'used')).toBeUndefined();
    expect(drawnKinds(tiles, 'Kia')).toEqual(['warranty', 'trade_in']);
    expect(drawnKinds(tiles, 'Kia|new')).toEqual(['trade_in']);
    expect(drawnKinds(tiles, 'Kia|used')).toBeUndefined();
    expect(drawnKinds(tiles, 'Mazda')).toBeUndefined();
  });

  it('SRC-06 on the page of new cars start with the first claim that applies to new cars', () => {
    const config = { claims, search: { promo_positions: [1] } };
    const [tile] = pageAt(
      buildInventory(makeTenant({ config }), STOCK, NOW),
      '/search/new-cars/',
      'search',
    ).tiles;
    expect(tile?.tile.kind).toBe('freight');
  });

  it('are at the configured positions; by default only the call to action has one, 30', () => {
    expect(settingsOf().tiles).toMatchObject({
      positions: [],
      random: false,
      callToAction: 30,
    });
    const search = { promo_positions: [8], promo_random: true, call_to_action_position: 9 };
    expect(settingsOf({ config: { search } }).tiles).toMatchObject({
      positions: [8],
      random: true,
      callToAction: 9,
    });
  });
});
