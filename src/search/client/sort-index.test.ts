import { expect, it } from 'vitest';
import { indexToSortBy, sortByToIndex } from './sort-index.ts';

it('reads sortBy=Car_production:price:desc as an order of the production index, and writes it so', () => {
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
])('takes %j for no order', (sortBy) => expect(sortByToIndex(sortBy)).toBeNull());

it('keeps the default order out of the address', () => {
  expect(sortByToIndex('Car_production:custom_rank:desc')).toBeNull();
  expect(indexToSortBy('Car_production')).toBeNull();
});
