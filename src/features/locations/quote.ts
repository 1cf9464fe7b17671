import type { SiteContext } from '../../frame/site-context.ts';
import { formatMonth } from '../../lib/date-text.ts';
import { visibleReviewText } from './review-rules.ts';

/** A review that stands alone, with who said it. */
export interface Quote {
  text: string;
  name: string;
  /** "Wangara, October 2026" */
  source: string;
  /** 1 to 5 stars. */
  rating: number;
}

/** The quote of a review; null if there is none of that id, or if its text is hidden or empty (REV-04). */
export function quoteOf(
  id: string | undefined,
  { site, config, yards, placeOf }: Pick<SiteContext, 'site' | 'config' | 'yards' | 'placeOf'>,
): Quote | null {
  const review = site.reviews?.reviews.find((one) => one.id === id);
  const text = review ? visibleReviewText(review, config.reviews.hidden_texts) : '';
  if (!review || text === '') return null;
  const yard = yards.find(({ departments }) => departments.some(({ slug }) => slug === review.location));
  const when = review.review_date_in_words ?? formatMonth(review.review_date);
  return {
    text,
    name: review.customer_name,
    source: [yard && placeOf(yard), when].filter(Boolean).join(', '),
    rating: review.rating,
  };
}
