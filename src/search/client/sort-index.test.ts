import { expect, it } from 'vitest';
import { indexOfSortBy, sortByOfIndex } from './sort-index.ts';

it('reads sortBy=Car_production:price:desc as an order of the production index, and writes it so', () => {
  expect(indexOfSortBy('Car_production:price:desc')).toBe('Car_production/sort/price:desc');
  expect(sortByOfIndex('Car_production/sort/price:desc')).toBe('Car_production:price:desc');
});

it.each([
  '',
  'price:desc',
  'Car_production:price',
  'Car_production:price:up',
  'Other:price:asc',
  'Car_production',
])('takes %j for no order', (sortBy) => expect(indexOfSortBy(sortBy)).toBeNull());

it('keeps the default order out of the address', () => {
  expect(indexOfSortBy('Car_production:custom_rank:desc')).toBeNull();
  expect(sortByOfIndex('Car_production')).toBeNull();
});
