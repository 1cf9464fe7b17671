import type { Car } from '../../src/stock/car.ts';
import { blankCar, blankCaravan, blankVariant } from '../../src/stock/car-defaults.ts';

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A used petrol SUV without optional fields. Slug, path, name and id are derived from `overrides`. */
export function makeCar(overrides: Partial<Car> = {}): Car {
  const {
    year = 2023,
    make = 'Mazda',
    model = 'CX-60',
    badge = 'G40e Evolve',
    stocknum = '48213',
  } = overrides;
  const slug = overrides.slug ?? slugOf(`${year} ${make} ${model} ${badge ?? ''} ${stocknum ?? ''}`);
  return {
    ...blankCar(),
    id: `car-${slug}`,
    slug,
    path: `/cars/${slug}`,
    name: `${year} ${make} ${model}${badge ? ` ${badge}` : ''}`,
    year,
    make,
    model,
    badge,
    colour: 'White',
    car_type: 'used',
    created_at: '2026-10-01T00:00:00.000Z',
    updated_at: '2026-11-20T00:00:00.000Z',
    price: 46990,
    price_type: 'Drive away',
    km: 24180,
    stocknum,
    fuel: 'Petrol',
    simple_fuel: 'Petrol',
    body: 'SUV',
    simple_body: 'suv',
    simple_transmission: 'Automatic',
    trans: '8 Speed Automatic',
    drive: 'AWD',
    seats: 5,
    doors: 5,
    dealership_slug: 'north-yard',
    dealership_id: 'd1',
    dealership_name: 'North Yard',
    city: 'Broadmeadow',
    state: 'NSW',
    ...overrides,
  };
}

/** A car with all fields that are indexed for search, and with private ones that must not be indexed. */
export const fullCar = (): Car =>
  makeCar({
    subscription_price: 219,
    tag: 'Demo sale',
    series: 'KH',
    interior_colour: 'Tan',
    vin: '6ZC7HW1T6LL782304',
    regplate: '443VJ4',
    private_suburb: 'Hiddenville',
    private_postcode: '4999',
    sold_date_timestamp: 1_795_000_000,
    location: {
      id: 'l1',
      name: 'North Yard Broadmeadow',
      phone: null,
      slug: 'broadmeadow',
      address: { street: null, city: 'Broadmeadow', state: 'NSW', postcode: '2292', place_url: null },
      distribution_locations: [],
    },
    certified: true,
    features: ['Bluetooth'],
    variant: { ...blankVariant(), grossvehiclemass: 2990.4 },
    caravan: { ...blankCaravan(), sleeps: 4, aggregate_trailer_mass: 2500, tare_weight: 1980 },
    extra_specs: [
      { label: 'GCM', value: '6,000 kg' },
      { label: 'Payload', value: '520 kg' },
      { label: 'Axles', value: 'Tandem' },
      { label: 'LAMS', value: 'Yes' },
    ],
  });

/** A ute with all fields that a card needs. */
const UTE = {
  id: 'c1',
  slug: '2023-ford-ranger-wildtrak-c1',
  path: '/cars/2023-ford-ranger-wildtrak-c1',
  name: '2023 Ford Ranger Wildtrak',
  year: 2023,
  make: 'Ford',
  model: 'Ranger',
  badge: 'Wildtrak',
  series: 'MY23',
  colour: 'Meteor Grey',
  car_type: 'used',
  created_at: '2026-01-05T00:00:00Z',
  price: 46990,
  km: 24180,
  stocknum: '48213',
  vin: 'MPBUMFF80NX412345',
  regplate: 'ABC12D',
  rego_expiry: '2027-03-14',
  compliance_date: '2023-05',
  build_date: '2023-04',
  fuel: 'Diesel - Turbo',
  simple_fuel: 'Diesel',
  body: 'Double cab pick-up',
  simple_body: 'ute',
  simple_transmission: 'Automatic',
  trans: '10 speed automatic',
  drive: '4x4',
  seats: 5,
  doors: 4,
  engine_size_litres: 2,
  dealership_slug: 'harbourline',
  dealership_id: 'd1',
  dealership_name: 'Harbourline',
  city: 'Cardiff',
  state: 'NSW',
  photos_count: 1,
  allow_trade_in: true,
  primary_image_url: 'https://images.example/ranger.jpg',
} satisfies Partial<Car>;

/** A used diesel ute in stock, with `overrides`. */
export const makeUte = (overrides: Partial<Car> = {}): Car => ({ ...blankCar(), ...UTE, ...overrides });

/** A used Ford Ranger with nothing but what every vehicle needs. Slug and path are derived from the id. */
export function makeBareCar(overrides: Partial<Car> = {}): Car {
  const { id = 'S1' } = overrides;
  const slug = overrides.slug ?? id.toLowerCase();
  return {
    ...blankCar(),
    id,
    slug,
    path: `/cars/${slug}`,
    name: '2021 Ford Ranger',
    year: 2021,
    make: 'Ford',
    model: 'Ranger',
    car_type: 'used',
    ...overrides,
  };
}
