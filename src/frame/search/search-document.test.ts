import { describe, expect, it, test } from 'vitest';
import { fullCar, makeCar } from '../../../tests/support/vehicles.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import type { Car } from '../../stock/car.ts';
import { FIELDS } from '../../stock/search-fields.ts';
import { categoriesOf } from './categories.ts';
import { featureReader } from './filtered-features.ts';
import { priceRange, weeklyPriceRange } from './price-range.ts';
import { searchDocument } from './search-document.ts';

const documentOf = (car: Car, subscriptions = false) =>
  searchDocument(car, {
    make: car.make,
    model: car.model,
    rank: 7,
    tieBreak: 3,
    features: ['Bluetooth'],
    place: null,
    subscriptions,
  });

/** Every field that the search state in the specification refines by (DAT-15). */
const REFINED =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make make_model model price subscription_price price_range seats body drive fuel transmission state tag weekly_price_range year certified'.split(
    ' ',
  );

const full = fullCar();

test('DAT-15 every attribute that searches refine by is a facet of the index, and a complete vehicle has all of them', () => {
  const fields = CAR_SCHEMA.fields.filter((field) => field.facet).map(({ name }) => name);
  const document = documentOf(full, true);
  for (const name of REFINED) {
    expect(fields).toContain(name);
    expect(document).toHaveProperty(name, expect.anything());
  }
});

it('all values of a document have the type that the schema gives their field', () => {
  const types = new Map(CAR_SCHEMA.fields.map((field) => [field.name, field.type]));
  const { id, ...rest } = documentOf(full, true);
  expect(id).toBe(full.id);
  for (const [name, value] of Object.entries(rest)) {
    const type = Array.isArray(value) ? 'string[]' : typeof value;
    const wanted = types.get(name) ?? 'none';
    expect([name, type]).toEqual([
      name,
      wanted.startsWith('int') ? 'number' : wanted === 'bool' ? 'boolean' : wanted,
    ]);
    if (type === 'number') expect(Number.isInteger(value)).toBe(true);
  }
});

it('the document of a complete vehicle has exactly the fields of the table FIELDS', () => {
  const { id, ...rest } = documentOf(full, true);
  expect(Object.keys(rest).sort()).toEqual(Object.keys(FIELDS).sort());
  for (const name of Object.keys(FIELDS)) expect(rest).toHaveProperty(name, expect.anything());
});

it('a document leaves out private data (VIN, registration, seller’s suburb) and fields without a value', () => {
  const text = JSON.stringify(documentOf(full, true));
  for (const secret of ['6ZC7HW1T6LL782304', '443VJ4', 'Hiddenville', '4999']) {
    expect(text).not.toContain(secret);
  }
  const bare = documentOf(makeCar({ badge: null, km: null, seats: null, tag: ' ', body: null, drive: null }));
  for (const name of ['badge', 'km', 'seats', 'tag', 'body', 'drive', 'sold_date_timestamp']) {
    expect(bare).not.toHaveProperty(name, expect.anything());
  }
});

it('a document has the berths and masses by which caravans and trucks are chosen, in whole kg', () => {
  expect(documentOf(full)).toMatchObject({ sleeps: 4, trailer_mass: 2500, gross_mass: 2990 });
  // Many feeds have them only among the further details.
  const details = makeCar({
    variant: null,
    extra_specs: [
      { label: 'GVM', value: '5,500 kg' },
      { label: 'ATM', value: '3,100 kg' },
      { label: 'GCM', value: '10,000 kg' },
      { label: 'Tare', value: '2,180 kg' },
      { label: 'Payload', value: '920 kg' },
      { label: 'Axle configuration', value: '6x4' },
      { label: 'LAMS', value: 'No' },
    ],
  });
  expect(documentOf(details)).toMatchObject({
    trailer_mass: 3100,
    gross_mass: 5500,
    combination_mass: 10_000,
    tare: 2180,
    payload: 920,
    axles: '6x4',
    learner_approved: false,
  });
  // Not known to be unsuitable for learners.
  expect(documentOf(makeCar())).not.toHaveProperty('learner_approved', expect.anything());
});

it('a document has price 0 and no price range if the vehicle’s price is not shown', () => {
  expect(documentOf(makeCar({ price: null }))).toMatchObject({ price: 0 });
  expect(documentOf(makeCar({ price: 10 }))).toMatchObject({ price: 0 });
  expect(documentOf(makeCar({ price: 10 }))).not.toHaveProperty('price_range', expect.anything());
  expect(documentOf(makeCar({ price: 11 }))).toMatchObject({ price: 11, price_range: 'under 10000' });
});

it('a document has a subscription price only if the dealer offers subscriptions', () => {
  expect(documentOf(full, true)).toMatchObject({ subscription_price: 219, weekly_price_range: '200 to 250' });
  expect(documentOf(full)).not.toHaveProperty('subscription_price', expect.anything());
});

it('marks vehicles as sold by their flag or status', () => {
  expect(documentOf(makeCar({ status: 'in_stock', sold: false }))).toMatchObject({ sold: false });
  expect(documentOf(makeCar({ status: 'in_stock', sold: true }))).toMatchObject({ sold: true });
  expect(documentOf(makeCar({ status: 'sold' }))).toMatchObject({ sold: true });
  expect(documentOf(makeCar({ status: 'coming_soon' }))).toMatchObject({ sold: false });
});

describe('ranges', () => {
  it.each([
    [0, undefined],
    [9_999, 'under 10000'],
    [10_000, '10000 to 20000'],
    [49_999, '40000 to 50000'],
    [249_999, '150000 to 250000'],
    [250_000, '250000 or more'],
  ])('a price of %i has the range %s', (price, range) => {
    expect(priceRange(price)).toBe(range);
  });
  it.each([
    [0, undefined],
    [99, 'under 100'],
    [100, '100 to 150'],
    [500, '500 or more'],
  ])('a price of %s a week has the range %s', (weekly, range) => {
    expect(weeklyPriceRange(weekly)).toBe(range);
  });
});

it.each([
  [makeCar({ car_type: 'new', simple_body: 'ute', drive: '4WD' }), ['new', 'commercial', '4x4']],
  [makeCar({ simple_body: 'suv', drive: 'AWD' }), ['used', 'passenger']],
  [makeCar({ simple_fuel: 'Electric' }), ['used', 'passenger', 'electric']],
  [makeCar({ simple_fuel: 'Plug-in Hybrid' }), ['used', 'passenger', 'hybrid']],
  [makeCar({ item_type: 'truck', simple_body: 'rigidTruck' }), ['used', 'truck', 'commercial']],
  [makeCar({ item_type: 'caravan', simple_body: 'popTop' }), ['used', 'caravan', 'leisure']],
])(
  'derives the search categories of vehicle %# from its condition, kind, body, drive and fuel',
  (car, categories) => {
    expect(categoriesOf(car)).toEqual(categories);
  },
);

it('maps sellers’ phrases to the features of the filter, without repeats and in the filter’s order', () => {
  const read = featureReader();
  expect(read(['Cruise control', 'Rear view camera', 'Tub liner', 'Reverse Camera'])).toEqual([
    'Reversing camera',
    'Cruise control',
  ]);
  expect(read(['Apple CarPlay and Android Auto', 'Leather-accented seats'])).toEqual([
    'Apple CarPlay',
    'Android Auto',
    'Leather seats',
  ]);
  expect(read(['Accessories', 'Absolutely clean', 'Handbook'])).toEqual([]);
});
