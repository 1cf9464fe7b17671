import fc from 'fast-check';
import { expect, it } from 'vitest';
import { marketWords } from './market-words.ts';

it('has the distance from the middle of the range and the position of the price', () => {
  expect(marketWords({ price: 46_990, from: 42_600, to: 56_400 })).toEqual({
    place: (46_990 - 42_600) / (56_400 - 42_600),
    from: '$42,600',
    middle: '$49,500',
    to: '$56,400',
    sentence: '$2,510 below the middle of the asking prices for similar vehicles.',
  });
  expect(marketWords({ price: 50_000, from: 42_600, to: 56_400 }).sentence).toMatch(
    /^\$500 above the middle/,
  );
  expect(marketWords({ price: 10, from: 0, to: 20 }).sentence).toMatch(/^In the middle/);
});

it('keeps the position within the gauge, even if the range has no width', () => {
  const amount = fc.nat(500_000);
  fc.assert(
    fc.property(amount, amount, amount, (price, from, to) => {
      const { place } = marketWords({ price, from, to });
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(1);
    }),
  );
});
