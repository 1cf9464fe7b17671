import { describe, expect, it } from 'vitest';
import { baseFilter } from './base-filter.ts';

const none = { savedIds: () => [], priceSortExcludesUnpriced: true };

describe('baseFilter', () => {
  it('SRC-27 leaves sold vehicles out, but for those the shopper saved', () => {
    expect(baseFilter({ indexName: 'Car_production' }, none)).toBe('sold:=[false]');
    expect(baseFilter({ indexName: 'Car_production' }, { ...none, savedIds: () => ['a', 'b'] })).toBe(
      '(sold:=[false] || id:=[`a`,`b`])',
    );
  });

  it('SRC-38 leaves out what has no price when the lowest comes first, where the dealer wants that', () => {
    const lowest = 'Car_production/sort/price:asc';
    expect(baseFilter({ indexName: lowest }, none)).toBe('sold:=[false] && price:>=1');
    expect(baseFilter({ indexName: 'Car_production/sort/price:desc' }, none)).toBe('sold:=[false]');
    expect(baseFilter({ indexName: lowest }, { ...none, priceSortExcludesUnpriced: false })).toBe(
      'sold:=[false]',
    );
  });

  it('leaves out what shows no price where a price is limited: it does not cost 0', () => {
    const limited = (...numericFilters: string[]) =>
      baseFilter({ indexName: 'Car_production', params: { numericFilters } }, none);
    expect(limited('price<=20000')).toBe('sold:=[false] && price:>=1');
    expect(limited('price>=5000')).toBe('sold:=[false]');
    expect(limited('km<=20000')).toBe('sold:=[false]');
  });
});
