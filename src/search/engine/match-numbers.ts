import type { Column } from '../collection/collection.ts';
import { addFlaggedDocs, type Bitset, complement, emptyBitset, intersection, union } from './bitset.ts';
import type { NumberTest } from './filter/expression.ts';

type NumberColumn = Extract<Column, { kind: 'number' }>;

/**
 * Documents with a value from `from` to `to`, both included. A document without a value counts as 0. Fills one word
 * of the bitset, 32 documents, at a time.
 */
function valuesBetween(values: ArrayLike<number>, from: number, to: number, size: number): Bitset {
  const bits = emptyBitset(size);
  for (let wordIndex = 0, doc = 0; doc < size; wordIndex++) {
    const end = Math.min(doc + 32, size);
    let word = 0;
    for (let bit = 0; doc < end; doc++, bit++) {
      const value = values[doc] as number;
      if (value >= from && value <= to) word |= 1 << bit;
    }
    bits[wordIndex] = word;
  }
  return bits;
}

function docsBetween(column: NumberColumn, from: number, to: number, size: number): Bitset {
  const bits = valuesBetween(column.values, from, to, size);
  if (!column.present) return bits;
  const present = emptyBitset(size);
  addFlaggedDocs(present, column.present);
  return intersection(bits, present);
}

/** Documents that match at least one test. A `not` test also matches documents without a value. */
export function matchNumbers(column: NumberColumn, tests: readonly NumberTest[], size: number): Bitset {
  return tests
    .map((test) =>
      test.kind === 'not'
        ? complement(docsBetween(column, test.value, test.value, size), size)
        : docsBetween(column, test.from, test.to, size),
    )
    .reduce(union, emptyBitset(size));
}
