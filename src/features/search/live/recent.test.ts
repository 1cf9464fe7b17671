import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../../search/url-state/search-state.ts';
import { filtersOf, searchOfFilters } from './recent.ts';

describe('recent searches', () => {
  it('come back as they were kept, order and page aside', () => {
    const search = {
      ...EVERYTHING,
      query: 'tow bar',
      refinements: { make: ['Kia', 'Mazda'], year: ['2021'] },
      ranges: { price: { min: 10_000, max: 20_000 }, km: { min: null, max: 60_000 } },
    };
    const filters = filtersOf({ ...search, page: 3, sortBy: 'Car_production:price:asc' });
    expect(filters).toEqual({
      query: ['tow bar'],
      make: ['Kia', 'Mazda'],
      year: ['2021'],
      price: ['10000:20000'],
      km: [':60000'],
    });
    expect(searchOfFilters(filters)).toEqual(search);
  });
});
