import { expect, it } from 'vitest';
import { indexToSortBy, sortByToIndex } from './sort-index.ts';

it('converts sortBy=Car_production:price:desc to the name of an index and back', () => {
  expect(sortByToIndex('Car_production:price:desc')).toBe('Car_production/sort/price:desc');
  expect(indexToSortBy('Car_production/sort/price:desc')).toBe('Car_production:price:desc');
});

it.each([
  '',
  'price:desc',
  'Car_production:price',
  'Car_production:price:up',
  'Other:price:asc',
  'Car_production',
])('returns null for the invalid order %j', (sortBy) => expect(sortByToIndex(sortBy)).toBeNull());

it('converts the default order to null, in both directions', () => {
  expect(sortByToIndex('Car_production:custom_rank:desc')).toBeNull();
  expect(indexToSortBy('Car_production')).toBeNull();
});
