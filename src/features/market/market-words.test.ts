import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketWords } from './market-words.ts';

it('says how far the price is from the middle of the range, and where it stands', () => {
  expect(marketWords({ price: 46_990, from: 42_600, to: 56_400 })).toEqual({
    place: (46_990 - 42_600) / (56_400 - 42_600),
    from: '$42,600',
    middle: '$49,500',
    to: '$56,400',
    sentence: '$2,510 under the middle of what vehicles like this one are offered for.',
  });
  expect(marketWords({ price: 50_000, from: 42_600, to: 56_400 }).sentence).toMatch(/^\$500 over the middle/);
  expect(marketWords({ price: 10, from: 0, to: 20 }).sentence).toMatch(/^In the middle/);
});

it('stays on the curve, also where the range is a point', () => {
  const amount = fc.nat(500_000);
  fc.assert(
    fc.property(amount, amount, amount, (price, from, to) => {
      const { place } = marketWords({ price, from, to });
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(1);
    }),
  );
});
