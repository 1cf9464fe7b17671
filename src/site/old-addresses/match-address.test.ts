import { expect, it } from 'vitest';
import { makeDocument, makeLocation, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { planSite } from '../plan-site.ts';
import { createAddressMatcher } from './match-address.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const VIN = 'JM0KH2W7A00123456';
const tenant = makeTenant({ name: 'Test Motors Broadmeadow' }, [
  makeDocument('about-us', 'About us'),
  makeDocument('our-history', 'Our history'),
  makeDocument('warranty', 'Warranty'),
]);
const stocked = makeCar({ vin: VIN });
const twins = ['U100', 'U200'].map((stocknum) =>
  makeCar({ year: 2021, make: 'Toyota', model: 'Hilux', badge: 'SR5', stocknum, simple_body: 'ute' }),
);
const sold = makeCar({
  make: 'Kia',
  model: 'Rio',
  stocknum: 'K7788',
  status: 'sold',
  sold_date_timestamp: 1_789_000_000,
});
const forgotten = makeCar({
  make: 'Kia',
  model: 'Cerato',
  stocknum: 'K9900',
  gone_at: '2026-08-01T00:00:00Z',
});
const short = makeCar({ make: 'Kia', model: 'Stinger', badge: null, stocknum: '77' });
const kia = makeCar({ make: 'Kia', model: 'Carnival', badge: 'S', stocknum: 'K1122', simple_body: null });
const cars = [stocked, ...twins, sold, forgotten, kia, short];
const { match } = createAddressMatcher(planSite(tenant, cars, NOW), (path) => path === '/brochure.pdf');

const target = (path: string): string => {
  const found = match(path);
  return found.kind === 'redirect' ? `${found.by} ${found.to}` : found.kind;
};

it.each(['/about-us', '/about-us/', '/about-us.html', '/', '/cars', '/brochure.pdf', '/search/kia/'])(
  '%s is answered by the new site already',
  (path) => {
    expect(match(path)).toEqual({ kind: 'answered' });
  },
);

it.each([
  // By VIN, stock number, and the whole description.
  [`/vehicle/${VIN.toLowerCase()}/`, `vehicle ${stocked.path}`],
  ['/used-cars/mazda-cx60-stock-48213', `vehicle ${stocked.path}`],
  ['/inventory/2021-toyota-hilux-u-100', `vehicle ${twins[0]?.path}`],
  ['/used/2023-mazda-cx-60-g40e-evolve.php', `vehicle ${stocked.path}`],
  // Two vehicles fit, another badge, another stock number, or it is sold.
  ['/used/2021-toyota-hilux-sr5', 'search /search/toyota/hilux/'],
  ['/used/2021-toyota-hilux-rogue', 'sold /search/toyota/hilux/'],
  ['/used/2023-mazda-cx-60-g40e-evolve-99999', 'sold /search/mazda/cx-60/'],
  ['/stock/K7788', 'sold /search/kia/'],
  ['/stock/k9900', 'sold /search/kia/'],
  ['/used-cars/2015-kia-sorento-si', 'sold /search/kia/'],
])('a vehicle: %s leads to %s', (path, expected) => {
  expect(target(path)).toBe(expected);
});

it.each([
  ['/book-a-service.aspx', 'page /service'],
  ['/contact-us.php', 'page /contact'],
  ['/index.php/about/', 'page /about-us'],
  ['/toyota-finance-broadmeadow', 'page /finance'],
  ['/online-finance-application', 'page /apply-for-finance'],
  ['/sell-my-vehicle', 'page /sell-your-car'],
  ['/value-your-trade', 'page /trade-in'],
  ['/warranties.html', 'page /warranty'],
  ['/dealerships/find-us', 'page /dealerships'],
  ['/employment', 'page /careers'],
  ['/default.aspx', 'page /'],
  ['/en/company/our-history.php', 'text /our-history'],
])('a page of known meaning: %s leads to %s', (path, expected) => {
  expect(target(path)).toBe(expected);
});

it('names the page that a site lacks for a known meaning', () => {
  expect(match('/fleet-sales.php')).toEqual({
    kind: 'none',
    reason: 'The site has no page for it, which would be /fleet.',
  });
});

it.each([
  ['/new-inventory', 'search /search/new-cars/'],
  ['/pre-owned-vehicles.html', 'search /search/used-cars/'],
  ['/index.php/our-stock', 'search /search/new-used-and-demo-cars/'],
  ['/used-cars/page/4', 'search /search/used-cars/'],
  ['/utes-for-sale-nsw', 'search /search/ute/'],
  ['/new-vehicles/toyota/hilux/sr5-double-cab', 'search /search/toyota/hilux/'],
  ['/mazda-cx-60', 'search /search/mazda/cx-60/'],
  ['/hilux', 'search /search/toyota/hilux/'],
  ['/used-kia', 'search /search/kia/'],
  ['/used/suv/mazda', 'search /search/mazda/'],
  ['/mazdacx60', 'search /search/mazda/cx-60/'],
])('a search: %s leads to %s', (path, expected) => {
  expect(target(path)).toBe(expected);
});

it.each([
  '/blog/2021-toyota-hilux-review',
  '/2021/05/mazda-cx-60-wins-award',
  '/our-team/john-kia',
  '/wp-content/themes/style.css',
  '/price-list.pdf',
  '/service/managers-pick-2019',
  '/thank-you',
  '/me',
  '/view/all',
  '/used/*',
  '/media/old-brochure',
  '/48213',
])('%s is not guessed and never leads to the home page', (path) => {
  expect(match(path).kind).toBe('none');
});

it('takes a short number for no stock number, and redirects nothing that belongs to the build', () => {
  expect(target('/used-cars/kia/77')).toBe('search /search/kia/');
  expect(match('/search-index/old')).toEqual({
    kind: 'none',
    reason: 'It cannot be redirected, because the build puts the search index there.',
  });
});

it('leads on to the searches of the model, the make and all stock once the vehicle’s page is gone', () => {
  expect(match(`/vehicle/${VIN}`)).toMatchObject({
    fallback: ['/search/mazda/cx-60/', '/search/mazda/', '/search/new-used-and-demo-cars/'],
  });
});

it('finds locations by slug, dealership and suburb', () => {
  expect(target('/dealers/north-yard.html')).toBe('location /locations/north-yard');
  expect(target('/contact/test-motors-gosford')).toBe('none');
  expect(target('/gosford-nsw')).toBe('location /locations/south-yard');
  expect(target('/our-showrooms/broadmeadow')).toBe('location /locations/north-yard');
});

it('does not choose between several locations of a suburb', () => {
  const yard = (id: string, more = {}) =>
    makeLocation({ id, name: id, slug: id, dealership_id: id, dealership_slug: id, ...more });
  const twoYards = makeTenant({
    locations: [yard('east', { primary: true }), yard('west')],
    dealerships: ['east', 'west'].map((id) => ({ id, slug: id, name: id })),
  });
  const { match: find } = createAddressMatcher(planSite(twoYards, [stocked], NOW), () => false);
  expect(find('/locations/broadmeadow')).toEqual({
    kind: 'none',
    reason: 'The address names a place where the site has several locations.',
  });
  expect(find('/locations/east.html')).toMatchObject({ kind: 'answered' });
});
