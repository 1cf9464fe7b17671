import type { Car } from '../../src/stock/car.ts';
import { blankCar } from '../../src/stock/car-defaults.ts';

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A used petrol SUV with every optional field empty; slug, path, name and id follow from what is given. */
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
