import type { Rating } from '../../frame/locations/location-types.ts';
import type { Review } from '../../tenant/schema/content.ts';

export interface ReviewRules {
  /** Reviews are shown only if the average is above this, 0 to 5 (REV-02). */
  minimum: number;
  /** Hides all reviews (REV-05). */
  hidden: boolean;
}

/** True if reviews with this rating are shown (REV-02, REV-05). */
export const reviewsShown = (
  { average }: Pick<Rating, 'average'>,
  { minimum, hidden }: ReviewRules,
): boolean => !hidden && average > minimum;

/** The text of a review, or '' if the site hides it (REV-04). */
export const shownText = (
  { id, text }: Pick<Review, 'id' | 'text'>,
  hiddenTexts: readonly string[],
): string => (hiddenTexts.includes(id) ? '' : text);
