import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashTableOrder } from './hash-table-order.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

it('newcomers come first while the table need not grow', () => {
  expect(hashTableOrder(upTo(13))).toEqual(upTo(13).reverse());
});

it('what was there is turned round when the table grows', () => {
  expect(hashTableOrder(upTo(15))).toEqual([14, 13, ...upTo(13)]);
});

it('a number stands before those of its bucket', () => {
  expect(hashTableOrder([0, 1, 13])).toEqual([1, 13, 0]);
});

it('every number comes once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(100_000), { maxLength: 1109 }), (numbers) => {
      const ascending = numbers.toSorted((a, b) => a - b);
      expect(hashTableOrder(ascending).toSorted((a, b) => a - b)).toEqual(ascending);
    }),
  );
});
