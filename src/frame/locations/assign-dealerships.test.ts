import { expect, it } from 'vitest';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { blankAddress } from '../../stock/car-defaults.ts';
import { assignDealerships } from './assign-dealerships.ts';

const { site } = makeTenant();
const [north, south] = site.locations;
const ONE_DEALERSHIP = {
  ...site,
  dealerships: site.dealerships.slice(0, 1),
  locations: site.locations.slice(0, 1),
};

const assigned = (car: Car, of: typeof site): string | null | undefined =>
  assignDealerships({ cars: [car], digests: new Map(), problems: [] }, of).cars[0]?.dealership_slug;

const atYard = (slug = ''): Car =>
  makeCar({
    dealership_slug: null,
    location: {
      id: 'of-the-feed',
      name: 'A yard',
      slug,
      phone: null,
      address: blankAddress(),
      distribution_locations: [],
    },
  });

it('a vehicle without a dealership gets that of its yard, else the only one of the site', () => {
  expect(assigned(atYard(south?.slug), site)).toBe(south?.dealership_slug);
  expect(assigned(atYard('unknown-yard'), ONE_DEALERSHIP)).toBe(north?.dealership_slug);
  expect(assigned(atYard('unknown-yard'), site)).toBeNull();
});

it('a vehicle keeps the dealership that its feed names', () => {
  const car = makeCar({ dealership_slug: 'elsewhere' });
  expect(assigned(car, site)).toBe('elsewhere');
  expect(assigned(car, ONE_DEALERSHIP)).toBe('elsewhere');
});

it('the digest of a vehicle changes with the dealership it gets', () => {
  const car = atYard('unknown-yard');
  const { cars, digests } = assignDealerships(
    { cars: [car], digests: new Map([[car, 'line']]), problems: [] },
    ONE_DEALERSHIP,
  );
  expect(cars.map((one) => digests.get(one))).toEqual(['line north-yard']);
});
