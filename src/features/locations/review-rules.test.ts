import { describe, expect, it } from 'vitest';
import type { ReviewSet } from '../../tenant/schema/content.ts';
import { visibleReviews } from './review-rules.ts';

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
  it('are shown only if the average is above the minimum and the site does not hide them', () => {
    expect(visibleReviews(set, { minimum: 4, hidden: false, hiddenTexts: [] })).toEqual(set);
    expect(visibleReviews(set, { minimum: 4.2, hidden: false, hiddenTexts: [] })).toBeNull();
    expect(visibleReviews(set, { minimum: 0, hidden: true, hiddenTexts: [] })).toBeNull();
    expect(visibleReviews(null, { minimum: 0, hidden: false, hiddenTexts: [] })).toBeNull();
  });

  it('keep reviews whose text is hidden', () => {
    const shown = visibleReviews(set, { minimum: 4, hidden: false, hiddenTexts: ['r2'] });
    expect(shown?.reviews.map(({ text }) => text)).toEqual(['Good', '']);
    expect(visibleReviews(set, { minimum: 4, hidden: true, hiddenTexts: [] })).toBeNull();
  });
});
