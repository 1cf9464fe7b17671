import { expect, it } from 'vitest';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { searchPaths } from './search-paths.ts';
import { searchScopes } from './search-scopes.ts';

const titlesOf = (cars: readonly Car[]): string[] =>
  searchScopes(cars, cars, 'search', 'bikes', [], searchPaths('search', [], cars)).map(({ title }) => title);

it('the search of all stock is titled by its conditions, or "All bikes" if every vehicle has the same one', () => {
  const [used, demo] = [makeCar({ car_type: 'used' }), makeCar({ car_type: 'demo' })];
  expect(titlesOf([used, demo])).toContain('New, demo and used bikes');
  expect(titlesOf([])).toContain('New, demo and used bikes');
  const usedOnly = titlesOf([used, used]);
  expect(usedOnly).toContain('All bikes');
  expect(usedOnly).toContain('Used bikes');
  expect(usedOnly).not.toContain('New, demo and used bikes');
});
