import { expect, it } from 'vitest';
import { pageAt, pathsOf } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { buildInventory } from '../../site/inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const MAZDA = { id: 'mazda', name: 'Mazda', slug: 'mazda' };
const KIA = { id: 'kia', name: 'Kia', slug: 'kia' };
const car = (stocknum: string, badge: string | null, price: number, changes = {}) =>
  makeCar({ make: 'Mazda', model: 'CX-5', stocknum, badge, price, car_type: 'new', ...changes });
const STOCK = [
  car('1', 'Touring', 45_000, { simple_fuel: 'Petrol', seats: 5 }),
  car('2', 'Maxx', 39_000, { simple_fuel: 'Diesel', seats: 5 }),
  car('3', 'Maxx', 41_000, { simple_fuel: 'Diesel', seats: 5 }),
  makeCar({ make: 'Mazda', model: '3', stocknum: '4', price: 20_000, car_type: 'used' }),
];
const MODELS = [
  { name: 'Mazda CX-5', slug: 'mazda-cx-5', manufacturer_body: 'suv' },
  { name: 'Mazda3', slug: 'mazda3', manufacturer_body: 'hatch' },
  { name: 'Mazda CX-90', slug: 'mazda-cx-90', manufacturer_body: 'suv', status: 'COMING SOON' },
  { name: 'Mazda BT-50', slug: 'mazda-bt-50', override_url: '/search/mazda' },
];

const siteWith = (changes: Parameters<typeof makeTenant>[0] = {}, stock = STOCK) =>
  buildInventory(makeTenant({ manufacturers: [MAZDA, KIA], models: MODELS, ...changes }), stock, NOW);
const pageOf = (slug: string, changes: Parameters<typeof makeTenant>[0] = {}, stock = STOCK) =>
  pageAt(siteWith(changes, stock), `/${slug}`, 'model');

it('ROU-31 ROU-32 each model has a page at its slug or below /models, unless it has an address elsewhere', () => {
  const modelsIn = (paths: readonly string[]) => paths.filter((path) => /^(\/models)?\/mazda/.test(path));
  expect(modelsIn(pathsOf(siteWith()))).toEqual(['/mazda-cx-5', '/mazda3', '/mazda-cx-90']);
  expect(modelsIn(pathsOf(siteWith({ model_path: '/models/{slug}' })))).toEqual([
    '/models/mazda-cx-5',
    '/models/mazda3',
    '/models/mazda-cx-90',
  ]);
});

it('ROU-31 a model’s page has the lowest price, its vehicles and the versions in stock, the cheapest first', () => {
  const page = pageOf('mazda-cx-5');
  expect(page.title).toBe('Mazda CX-5');
  expect(page.state).toBe('3 in stock');
  expect(page.price).toMatchObject({
    from: 'From $39,000',
    of: { href: expect.stringMatching(/^\/cars\//) },
  });
  expect(page.cards).toHaveLength(3);
  expect(page.inStock).toEqual({ label: 'See 3 in stock', href: '/search/mazda/cx-5/' });
  expect(page.versions.map(({ name, count, facts, price }) => [name, count, facts, price?.label])).toEqual([
    ['Maxx', 2, ['Diesel'], 'From $39,000'],
    ['Touring', 1, ['Petrol'], 'From $45,000'],
  ]);
  expect(page.facts).toContainEqual({ label: 'Seats', value: '5' });
  expect(page.facts.map(({ label }) => label)).not.toContain('Fuel');
});

it('ROU-31 the facts that the dealer gives replace those of the stock, and a single version is not listed', () => {
  const facts = [{ label: 'Warranty', value: '7 years' }];
  const models = [{ name: 'Mazda CX-5', slug: 'mazda-cx-5', description: ['Ours.'], facts }];
  const page = pageOf('mazda-cx-5', { models }, STOCK.slice(1, 3));
  expect(page.facts).toEqual(facts);
  expect(page.paragraphs).toEqual(['Ours.']);
  expect(page.versions).toEqual([]);
});

it('ROU-31 a model that is coming or not in stock has a page without prices and vehicles, and takes enquiries', () => {
  const coming = pageOf('mazda-cx-90');
  expect(coming).toMatchObject({ state: 'Coming soon', price: null, cards: [], inStock: null });
  expect(coming.enquiry).toEqual({ label: 'Register your interest', href: '/contact?about=Mazda+CX-90' });
  expect(pageOf('mazda3', {}, []).state).toBe('Not in stock now');
  expect(pageOf('mazda3').title).toBe('Mazda3');
});

it('ROU-31 MOD-03 a model’s page lists the others of its make, the same body first', () => {
  const { models, thumbnails } = pageOf('mazda-cx-5');
  expect(models.map(({ name, href }) => [name, href])).toEqual([
    ['CX-90', '/mazda-cx-90'],
    ['Mazda3', '/mazda3'],
    ['BT-50', '/search/mazda'],
  ]);
  expect(thumbnails).toBe(true);
});

it('ROU-31 the model of an only brand needs no make in its name, and shows the picture of the range', () => {
  const picture = { src: '/media/cx-5.avif', width: 720, height: 288 };
  const page = pageOf('cx-5', {
    manufacturers: [MAZDA],
    models: [{ name: 'CX-5', slug: 'cx-5' }],
    model_groups: [{ title: 'SUV', models: [{ name: 'CX-5', picture }] }],
  });
  expect(page.title).toBe('Mazda CX-5');
  expect(page.picture).toMatchObject({ isCutOut: true, picture: { src: picture.src, width: 720 } });
  expect(page.state).toBe('3 in stock');
});

it('ROU-30 ROU-31 a model’s bodies lead to the models of that body, if any is in stock', () => {
  const models = [{ ...MODELS[0], manufacturer_body2: 'people-mover', manufacturer_body3: 'Towing' }];
  const { bodies } = pageOf('mazda-cx-5', { models }, [car('1', null, 30_000, { simple_body: 'suv' })]);
  expect(bodies).toEqual([
    { label: 'SUV', href: '/models?body=suv' },
    { label: 'People mover', href: null },
    { label: 'Towing', href: null },
  ]);
});

it('ROU-31 a model’s page has its own offers alone', () => {
  const offer = (id: string, slug: string) => ({
    id,
    name: id,
    description: id,
    ends: '2027-01-31',
    model: { name: 'CX-5', slug },
  });
  const { sections } = pageOf('mazda-cx-5', {
    offers: [offer('one', 'mazda-cx-5'), offer('other', 'mazda3')],
  });
  const views = sections.flatMap((one) => (one.section === 'offers' ? one.view.offers : []));
  expect(views.map(({ id }) => id)).toEqual(['one']);
});
