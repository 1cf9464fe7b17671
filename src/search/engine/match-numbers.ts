import type { Column } from '../collection/collection.ts';
import { addFlagged, andBits, type Bits, emptyBits, notBits, orBits } from './bits.ts';
import type { NumberTest } from './filter/expression.ts';
import { docsWith } from './match-texts.ts';

type NumbersColumn = Exclude<Column, { kind: 'bool' }>;

/** Ignores whether a document has a value: one without it counts as 0. */
function valuesBetween(values: ArrayLike<number>, from: number, to: number, size: number): Bits {
  const bits = emptyBits(size);
  for (let at = 0, doc = 0; doc < size; at++) {
    const end = Math.min(doc + 32, size);
    let word = 0;
    for (let bit = 0; doc < end; doc++, bit++) {
      const value = values[doc] as number;
      if (value >= from && value <= to) word |= 1 << bit;
    }
    bits[at] = word;
  }
  return bits;
}

function docsBetween(column: NumbersColumn, from: number, to: number, size: number): Bits {
  if (column.kind !== 'number') {
    const within = column.dictionary.map((text) => Number(text) >= from && Number(text) <= to);
    return docsWith(column, Uint8Array.from([false, ...within], Number), size);
  }
  const bits = valuesBetween(column.values, from, to, size);
  if (!column.present) return bits;
  const present = emptyBits(size);
  addFlagged(present, column.present);
  return andBits(bits, present);
}

/** Documents that match at least one test. A `not` test also matches documents without a value. */
export function matchNumbers(column: NumbersColumn, tests: readonly NumberTest[], size: number): Bits {
  return tests
    .map((test) =>
      test.kind === 'not'
        ? notBits(docsBetween(column, test.value, test.value, size), size)
        : docsBetween(column, test.from, test.to, size),
    )
    .reduce(orBits, emptyBits(size));
}
