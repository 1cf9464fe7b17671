import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePrice } from './price.ts';

it.each([
  ['10499 AUD', 10_499, 'AUD'],
  ['AUD 10,499.00', 10_499, 'AUD'],
  ['A$10,499', 10_499, 'AUD'],
  ['AU$ 10499', 10_499, 'AUD'],
  ['$10,499', 10_499, null],
  ['10499', 10_499, null],
  ['94684.00 USD', 94_684, 'USD'],
  ['US$ 5,000', 5_000, 'USD'],
  ['105 950 kr', 105_950, 'SEK'],
  ['105950 SEK', 105_950, 'SEK'],
  ['€ 9.999,00', 9_999, 'EUR'],
  ['NZ$7000', 7_000, 'NZD'],
  ['10499AUD', 10_499, 'AUD'],
  ['$34,990*', 34_990, null],
  ['34990 incl. GST', 34_990, null],
])('reads the price %j as %d with the currency %j', (text, amount, currency) =>
  expect(parsePrice(text)).toEqual({ kind: 'amount', amount, currency }),
);

it.each(['POA', 'p.o.a.', 'Call us', '0', '0.00 AUD', '', 'Price on request', '-'])(
  'reads %j as no price',
  (text) => expect(parsePrice(text).kind).toBe('none'),
);
it.each(['about ten', '12-15', '$-5'])('reports the price %j as unreadable', (text) =>
  expect(parsePrice(text).kind).toBe('unreadable'),
);

it('parsePrice never throws, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      parsePrice(text);
    }),
    { numRuns: 500 },
  );
});
