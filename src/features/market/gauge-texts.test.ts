import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gaugeTexts } from './gauge-texts.ts';

it('the gauge’s texts say how far the price is from the middle of the range, and the number of vehicles compared if it is known', () => {
  expect(gaugeTexts({ price: 46_990, from: 42_600, to: 56_400, vehicles: null })).toEqual({
    position: (46_990 - 42_600) / (56_400 - 42_600),
    from: '$42,600',
    middle: '$49,500',
    to: '$56,400',
    sentence: '$2,510 below the middle of the price range of similar vehicles.',
  });
  const sentenceOf = (price: number, vehicles: number | null) =>
    gaugeTexts({ price, from: 42_600, to: 56_400, vehicles }).sentence;
  expect(sentenceOf(50_000, null)).toMatch(/^\$500 above the middle/);
  expect(sentenceOf(49_500, null)).toBe('In the middle of the price range of similar vehicles.');
  expect(sentenceOf(49_500, 6)).toBe('In the middle of the price range of our 6 similar vehicles.');
});

it('the position of the price is always within the gauge, even if the range has no width', () => {
  const amount = fc.nat(500_000);
  fc.assert(
    fc.property(amount, amount, amount, (price, from, to) => {
      const { position } = gaugeTexts({ price, from, to, vehicles: null });
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThanOrEqual(1);
    }),
  );
});
