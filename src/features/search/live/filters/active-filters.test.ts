import { expect, it } from 'vitest';
import { countActiveFilters } from './active-filters.ts';

it('counts selected values and ranges with a bound, without the values of the page’s own filter (its scope)', () => {
  const state = {
    query: 'ute',
    refinementList: { make: ['Toyota', 'Kia'], simple_fuel: ['Diesel'] },
    range: { price: ':40000', km: ':' },
  };
  expect(countActiveFilters(state, {})).toBe(4);
  expect(countActiveFilters(state, { make: ['Toyota'] })).toBe(3);
  expect(countActiveFilters({}, { make: ['Toyota'] })).toBe(0);
});
