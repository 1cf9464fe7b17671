import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { starFills } from './stars.ts';

describe('stars', () => {
  it('REV-06 four full stars and a partial one', () => {
    expect(starFills(4.2)).toEqual([1, 1, 1, 1, 0.2]);
    expect(starFills(5)).toEqual([1, 1, 1, 1, 1]);
    expect(starFills(0)).toEqual([0, 0, 0, 0, 0]);
  });

  it('the fills add up to the rating, fullest first', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        const fills = starFills(rating);
        expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(rating, 1);
        expect(fills.toSorted((a, b) => b - a)).toEqual(fills);
      }),
    );
  });
});
