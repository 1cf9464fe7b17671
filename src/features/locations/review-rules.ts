import type { ReviewSet } from '../../tenant/schema/content.ts';

export interface ReviewRules {
  /** Reviews are shown only if the average is above this, 0 to 5 (REV-02). */
  minimum: number;
  /** Hides all reviews (REV-05). */
  hidden: boolean;
  /** Ids of reviews whose text is hidden (REV-04). */
  hiddenTexts: readonly string[];
}

/** True if the site shows its reviews (REV-02, REV-05). */
function reviewsShown(
  set: ReviewSet | null,
  rules: Pick<ReviewRules, 'minimum' | 'hidden'>,
): set is ReviewSet {
  return set !== null && !rules.hidden && set.average_rating > rules.minimum;
}

/** Returns the reviews with hidden texts replaced by ''; null if the site shows none (REV-02, REV-04, REV-05). */
export function visibleReviews(set: ReviewSet | null, rules: ReviewRules): ReviewSet | null {
  if (!reviewsShown(set, rules)) return null;
  const reviews = set.reviews.map((review) =>
    rules.hiddenTexts.includes(review.id) ? { ...review, text: '' } : review,
  );
  return { ...set, reviews };
}
