import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH, type SearchState } from '../url-state/search-state.ts';
import { keepOfferedFilters } from './list-query.ts';

const asked: SearchState = {
  ...EMPTY_SEARCH,
  query: 'ute',
  page: 3,
  sortBy: 'Car_production:price:asc',
  refinements: { make: ['Kia', 'Mazda'], car_type: ['new', 'used'], state: ['QLD'] },
  ranges: { price: { min: null, max: 40_000 }, year: { min: 2020, max: null } },
};

describe('keepOfferedFilters', () => {
  it('keeps the query, the page and the filters that the list has, but not the sort order', () => {
    expect(keepOfferedFilters(asked, { make: 'one', car_type: 'several', price: 'range' })).toEqual({
      query: 'ute',
      page: 3,
      sortBy: null,
      refinements: { make: ['Kia'], car_type: ['new', 'used'] },
      ranges: { price: { min: null, max: 40_000 } },
    });
  });

  it('ignores filters of another kind and inherited properties', () => {
    const filters: [string, 'one' | 'several' | 'range'][] = [
      ['price', 'several'],
      ['make', 'range'],
      ['constructor', 'one'],
      ['toString', 'range'],
    ];
    const offered = keepOfferedFilters(asked, Object.fromEntries(filters));
    expect([offered.refinements, offered.ranges]).toEqual([{}, {}]);
  });
});
