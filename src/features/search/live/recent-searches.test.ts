import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '../../../search/url-state/search-state.ts';
import { decodeFilters, encodeFilters } from './recent-searches.ts';

describe('recent searches', () => {
  it('keep query, refinements and ranges, but not sort order and page', () => {
    const search = {
      ...EMPTY_SEARCH,
      query: 'tow bar',
      refinements: { make: ['Kia', 'Mazda'], year: ['2021'] },
      ranges: { price: { min: 10_000, max: 20_000 }, km: { min: null, max: 60_000 } },
    };
    const filters = encodeFilters({ ...search, page: 3, sortBy: 'Car_production:price:asc' });
    expect(filters).toEqual({
      query: ['tow bar'],
      make: ['Kia', 'Mazda'],
      year: ['2021'],
      price: ['10000:20000'],
      km: [':60000'],
    });
    expect(decodeFilters(filters)).toEqual(search);
  });
});
