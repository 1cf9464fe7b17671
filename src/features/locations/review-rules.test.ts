import { describe, expect, it } from 'vitest';
import { reviewsShown } from '../../frame/locations/rating.ts';
import { visibleReviewText } from './review-rules.ts';

describe('reviews', () => {
  it('are shown only if the average rating is above the minimum and the site does not hide reviews', () => {
    expect(reviewsShown({ average: 4.2 }, { minimum_rating: 4, hidden: false })).toBe(true);
    expect(reviewsShown({ average: 4.2 }, { minimum_rating: 4.2, hidden: false })).toBe(false);
    expect(reviewsShown({ average: 4.2 }, { minimum_rating: 0, hidden: true })).toBe(false);
  });

  it('have an empty text if the site lists their id as hidden', () => {
    expect(visibleReviewText({ id: 'r1', text: 'Good' }, ['r2'])).toBe('Good');
    expect(visibleReviewText({ id: 'r2', text: 'Good' }, ['r2'])).toBe('');
  });
});
