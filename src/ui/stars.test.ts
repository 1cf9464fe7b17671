import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledWidth, STAR_ROW_WIDTH, starFills } from './stars.ts';

describe('stars', () => {
  it('REV-06 fills whole stars first and the last one partly', () => {
    expect(starFills(4.2)).toEqual([1, 1, 1, 1, 0.2]);
    expect(starFills(5)).toEqual([1, 1, 1, 1, 1]);
    expect(starFills(0)).toEqual([0, 0, 0, 0, 0]);
  });

  it('the filled parts of the stars add up to the rating and never increase from left to right', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        const fills = starFills(rating);
        expect(fills.reduce((sum, fill) => sum + fill, 0)).toBeCloseTo(rating, 1);
        expect(fills.toSorted((a, b) => b - a)).toEqual(fills);
      }),
    );
  });

  it('fills the row up to the end of the last star’s filled part, and never beyond the row', () => {
    expect(filledWidth(0)).toBe(0);
    expect(filledWidth(1)).toBe(24);
    // Stars are 24 wide and 26.5 apart.
    expect(filledWidth(4.5)).toBe(4 * 26.5 + 12);
    expect(filledWidth(5)).toBe(STAR_ROW_WIDTH);
  });
});
