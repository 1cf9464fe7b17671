import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedRating } from './rating.ts';

describe('combinedRating', () => {
  it('sums the counts and weights the averages by count', () => {
    const rating = combinedRating([{ average: 4.9, count: 287 }, null, { average: 4.7, count: 91 }]);
    expect(rating?.count).toBe(378);
    expect(rating?.average).toBeCloseTo(4.8519, 4);
  });

  it('is null without a rating', () => {
    expect(combinedRating([])).toBeNull();
    expect(combinedRating([null, null])).toBeNull();
  });

  it('has an average between the lowest and the highest one', () => {
    const rating = fc.record({
      average: fc.double({ min: 0, max: 5, noNaN: true }),
      count: fc.integer({ min: 1, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.array(rating, { minLength: 1 }), (ratings) => {
        const averages = ratings.map(({ average }) => average);
        const { average } = combinedRating(ratings) ?? { average: Number.NaN };
        expect(average).toBeGreaterThanOrEqual(Math.min(...averages) - 1e-9);
        expect(average).toBeLessThanOrEqual(Math.max(...averages) + 1e-9);
      }),
    );
  });
});
