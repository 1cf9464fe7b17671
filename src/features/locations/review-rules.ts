import type { ReviewSet } from '../../tenant/schema/content.ts';

export interface ReviewRules {
  /** Reviews show only if the average exceeds this, 0 to 5 (REV-02). */
  minimum: number;
  /** The site hides its reviews (REV-05). */
  hidden: boolean;
  /** Ids of reviews whose text is not shown (REV-04). */
  hiddenTexts: readonly string[];
}

/** Whether reviews show at all (REV-02, REV-05). */
export function reviewsShown(
  set: ReviewSet | null,
  rules: Pick<ReviewRules, 'minimum' | 'hidden'>,
): set is ReviewSet {
  return set !== null && !rules.hidden && set.average_rating > rules.minimum;
}

/** The site's reviews with the texts it hides emptied, or null where none show (REV-02, REV-04, REV-05). */
export function visibleReviews(set: ReviewSet | null, rules: ReviewRules): ReviewSet | null {
  if (!reviewsShown(set, rules)) return null;
  const reviews = set.reviews.map((review) =>
    rules.hiddenTexts.includes(review.id) ? { ...review, text: '' } : review,
  );
  return { ...set, reviews };
}

/** At most four full stars and one partial, its filled share 0 to 1: 4.2 → 4 and 0.2, 5 → 4 and 1 (REV-06). */
export function stars(average: number): { full: number; partial: number } {
  const rating = Math.min(5, Math.max(0, average));
  const full = Math.min(4, Math.floor(rating));
  return { full, partial: Number((rating - full).toFixed(2)) };
}
