import { expect, it } from 'vitest';
import { numberColumns } from './number-columns.ts';

const isNumbers = (...cells: string[]) => numberColumns(cells.map((cell) => [cell])).has(0);

it.each([
  ['prices', ['$389', '$1,250', 'from $420']],
  ['numbers with units', ['4.5 t', '12 %', '90 km', '1,500kg']],
  ['numbers and cells without a value', ['389', '', '–']],
])('a column is aligned to the right if it has %s', (_what, cells) => {
  expect(isNumbers(...cells)).toBe(true);
});

it.each([
  ['a word among numbers', ['389', 'Ask us']],
  ['nothing', ['', '–']],
  ['numbers within words', ['12 months or 10,000 km', 'Isuzu NLR 45']],
])('a column is not aligned to the right if it has %s', (_what, cells) => {
  expect(isNumbers(...cells)).toBe(false);
});

it('looks at each column by itself', () => {
  expect([
    ...numberColumns([
      ['Light', '1', 'a'],
      ['Heavy', '2', '3'],
    ]),
  ]).toEqual([1]);
});
