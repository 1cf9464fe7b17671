import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReviewSet } from '../../tenant/schema/content.ts';
import { reviewsShown, stars, visibleReviews } from './review-rules.ts';

const set: ReviewSet = {
  count: 963,
  average_rating: 4.2,
  reviews: ['r1', 'r2'].map((id) => ({
    id,
    customer_name: 'Ana',
    text: 'Good',
    rating: 5,
    review_date: '2026-10-01',
  })),
};

describe('reviews', () => {
  it('show only if the average exceeds the minimum and the site does not hide them', () => {
    expect(reviewsShown(set, { minimum: 4, hidden: false })).toBe(true);
    expect(reviewsShown(set, { minimum: 4.2, hidden: false })).toBe(false);
    expect(reviewsShown(set, { minimum: 0, hidden: true })).toBe(false);
    expect(reviewsShown(null, { minimum: 0, hidden: false })).toBe(false);
  });

  it('lose the texts the site hides, not the reviews', () => {
    const shown = visibleReviews(set, { minimum: 4, hidden: false, hiddenTexts: ['r2'] });
    expect(shown?.reviews.map(({ text }) => text)).toEqual(['Good', '']);
    expect(visibleReviews(set, { minimum: 4, hidden: true, hiddenTexts: [] })).toBeNull();
  });

  it.each([
    [0, 0, 0],
    [3, 3, 0],
    [3.5, 3, 0.5],
    [4.2, 4, 0.2],
    [5, 4, 1],
  ])('REV-06 an average of %d is %d full stars and a partial of %d', (average, full, partial) => {
    expect(stars(average)).toEqual({ full, partial });
  });

  it('REV-06 caps at four full stars plus a partial that adds up to the average', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50 }), (tenths) => {
        const { full, partial } = stars(tenths / 10);
        expect(full).toBeLessThanOrEqual(4);
        expect(partial).toBeLessThanOrEqual(1);
        expect(full + partial).toBeCloseTo(tenths / 10);
      }),
    );
  });
});
