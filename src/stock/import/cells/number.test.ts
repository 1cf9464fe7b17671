import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNumber } from './number.ts';

it.each([
  ['10,499.00', 10_499],
  ['10.499,00', 10_499],
  ['105 950', 105_950],
  ['105\u00a0950', 105_950],
  ["12'500", 12_500],
  ['1.234.567', 1_234_567],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['1,000', 1_000],
  ['-3', -3],
  ['abc', null],
  ['', null],
  ['1-2', null],
  ['1,2,3', null],
])('reads the number %j as %j', (text, value) => expect(parseNumber(text)).toBe(value));

it('parseNumber never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      parseNumber(text);
    }),
    { numRuns: 500 },
  );
});
