import type { Review } from '../../tenant/schema/content.ts';

/** The text of a review; empty if the site hides it (REV-04). */
export const visibleReviewText = (
  { id, text }: Pick<Review, 'id' | 'text'>,
  hiddenTexts: readonly string[],
): string => (hiddenTexts.includes(id) ? '' : text);
