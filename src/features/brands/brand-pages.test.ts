import { expect, it } from 'vitest';
import { pageAt, pathsOf } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const car = (stocknum: string, model: string, price: number) =>
  makeCar({ make: 'Mazda', model, stocknum, price, car_type: 'used' });
const PHOTO = 'https://photos.example/3.jpg';
const STOCK = [
  car('1', 'CX-5', 30_000),
  car('2', 'CX-5', 28_000),
  { ...car('3', '3', 20_000), primary_image_url: PHOTO, thumbnails: [PHOTO] },
];
const MAZDA = { title: 'Mazda', slug: 'mazda', description: ['Sold here.'] };

const siteWith = (changes: Parameters<typeof makeTenant>[0]) =>
  buildInventory(makeTenant({ brands: [MAZDA], ...changes }), STOCK, NOW);
const MAKERS = ['Mazda', 'Kia'].map((name) => ({ id: name, name, slug: name.toLowerCase() }));
const overview = (models: object[], manufacturers = MAKERS) =>
  pageAt(siteWith({ models, manufacturers }), '/mazda/overview', 'brand');

it('ROU-33 ROU-34 ROU-35 there are pages of brands only with brands, and none of a brand that skips its page, whose logo leads to its stock', () => {
  expect(pathsOf(siteWith({ brands: [] })).filter((path) => /brand|overview/.test(path))).toEqual([]);
  const site = siteWith({ brands: [MAZDA, { title: 'Kia', slug: 'kia', skipPage: true }] });
  expect(pathsOf(site).filter((path) => /brand|overview/.test(path))).toEqual([
    '/brands',
    '/brands/mazda',
    '/mazda/overview',
  ]);
  const { brands } = pageAt(site, '/brands', 'brands');
  expect(brands.map(({ name, href, count }) => [name, href, count])).toEqual([
    ['Mazda', '/brands/mazda', 3],
    // None in stock: its search is the one of all stock.
    ['Kia', '/search/new-used-and-demo-cars/', 0],
  ]);
});

it('ROU-35 an overview has the models in stock, the most first, with the lowest price, then others that the dealer names', () => {
  const { models } = overview([
    { name: 'Mazda BT-50', slug: 'bt-50' },
    { name: 'Mazda3', slug: 'mazda3' },
    { name: 'Kia Seltos', slug: 'seltos' },
    { name: 'Mazda CX-90', slug: 'cx-90', status: 'Coming soon' },
  ]);
  expect(models.map(({ name, note, from }) => [name, note, from])).toEqual([
    ['CX-5', '2 in stock', 'From $28,000'],
    ['Mazda3', '1 in stock', 'From $20,000'],
    ['BT-50', 'Ask us about it', null],
    ['CX-90', 'Coming soon', null],
  ]);
  // Models that the dealer names have pages; others lead to their search.
  expect(models.map(({ href }) => href)).toEqual(['/search/mazda/cx-5/', '/mazda3', '/bt-50', '/cx-90']);
  // Without its brand, a model that is not in stock belongs to the only brand of the dealer.
  const bare = [{ name: 'CX-90', slug: 'cx-90' }];
  expect(overview(bare).models.map(({ name }) => name)).toEqual(['CX-5', '3']);
  expect(overview(bare, MAKERS.slice(0, 1)).models.map(({ name }) => name)).toEqual(['CX-5', '3', 'CX-90']);
});

it('MOD-03 a model’s own picture has 640 by 331 px; another model shows one of its vehicles', () => {
  const { models } = overview([
    { name: 'Mazda CX-5', slug: 'cx-5', image: { url: 'https://brand.example/cx-5.jpg' } },
    { name: 'Mazda BT-50', slug: 'bt-50' },
  ]);
  const [own, fromStock, none] = models.map(({ picture }) => picture);
  expect(own).toEqual({
    src: 'https://brand.example/cx-5.jpg',
    srcset: '',
    width: 640,
    height: 331,
    alt: '',
  });
  expect(fromStock?.src).toContain('photos.example');
  expect(none).toBeNull();
});

it('MOD-04 a brand without a logo of the dealer has that of the set, or none', () => {
  const { brands } = pageAt(
    siteWith({
      brands: [
        MAZDA,
        { title: 'Coromal', slug: 'coromal' },
        { ...MAZDA, slug: 'm', logo: { source: '/media/m.png' } },
      ],
    }),
    '/brands',
    'brands',
  );
  expect(brands.map(({ logo }) => logo)).toEqual([
    { path: expect.stringMatching(/^[mM][\d.]/) },
    null,
    { src: '/media/m.png' },
  ]);
});
