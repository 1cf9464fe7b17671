import { describe, expect, it } from 'vitest';
import {
  whyNameIsReserved,
  whyPageIsReserved,
  whyPathIsReserved,
  whyPathIsTaken,
  whyPublicFileIsReserved,
  whyVehicleSlugIsReserved,
} from './reserved-addresses.ts';

describe('names in page addresses', () => {
  it.each([
    'con',
    'prn',
    'aux',
    'nul',
    'com1',
    'com9',
    'lpt1',
    'CON',
    'con.html',
    'aux.',
    'index',
    'Index',
    '404',
  ])('no page can be called %s', (name) => expect(whyNameIsReserved(name)).not.toBe(null));
  it.each(['console', 'icon', 'con-2', 'com', 'com10', 'index-2', '4040', 'null', 'auxiliary'])(
    'a page can be called %s',
    (name) => expect(whyNameIsReserved(name)).toBe(null),
  );
});

it('refuses the slug trade-in for vehicles', () => {
  expect(whyVehicleSlugIsReserved('trade-in')).toBe('the trade-in valuation is at /cars/trade-in');
  expect(whyVehicleSlugIsReserved('2020-kia-rio-1')).toBe(null);
});

it.each([
  'con',
  'a/nul',
  'com1/a',
  'index',
  'pages/index',
  '404',
  'api/leads',
  'media',
  'media/a',
  '_astro/a',
  'sitemap.xml',
  '_headers',
])('a dealer’s page cannot be at %s', (slug) => expect(whyPageIsReserved(`/${slug}`)).not.toBe(null));

// None of these is the address of a built-in page.
it.each([
  'about-us',
  'finance',
  'pages/warranty',
  'home',
  'cars',
  'trade-in',
  'sell-your-car',
  'service',
  'eofy',
])('a dealer’s page can be at %s', (slug) => expect(whyPageIsReserved(`/${slug}`)).toBe(null));

it('whyPathIsTaken reports files of the build and the service, but not the addresses below them that are free', () => {
  for (const path of ['/api', '/api/', '/api/leads', '/robots.txt'])
    expect([path, whyPathIsTaken(path)]).not.toEqual([path, null]);
  for (const path of ['/', '/media/old.pdf', '/cars', '/old'])
    expect([path, whyPathIsTaken(path)]).toEqual([path, null]);
});

it('a vehicle cannot have the path of a file of the site, a path in a folder of our pages, or one with a reserved name', () => {
  expect(whyPathIsReserved('/stock/my-own')).toBe(null);
  for (const path of ['/', '/cars/other', '/cars/trade-in', '/search/a', '/stock/con', '/sitemap.xml'])
    expect([path, whyPathIsReserved(path)]).not.toEqual([path, null]);
});

it.each(['_headers', '_Redirects', 'ROBOTS.txt', 'Sitemap.XML', 'Index.html', '404.HTML', 'API', '_Astro'])(
  'a dealer’s public folder cannot contain %s, whatever its case, because some disks ignore case',
  (name) => expect(whyPublicFileIsReserved(name)).not.toBe(null),
);

it.each(['media', 'Favicon.svg', 'index.pdf', 'ads.txt', '.well-known'])(
  'a dealer’s public folder can contain %s',
  (name) => expect(whyPublicFileIsReserved(name)).toBe(null),
);
