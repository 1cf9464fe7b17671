import { expect, it } from 'vitest';
import { countActiveFilters } from './active-filters.ts';

it('counts selected values and ranges with a bound', () => {
  const state = {
    query: 'ute',
    refinementList: { make: ['Toyota', 'Kia'], simple_fuel: ['Diesel'] },
    range: { price: ':40000', km: ':' },
  };
  expect(countActiveFilters(state)).toBe(4);
  expect(countActiveFilters({})).toBe(0);
});
