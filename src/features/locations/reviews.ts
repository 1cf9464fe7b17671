import type { SiteContext } from '../../frame/site-context.ts';
import { formatMonth } from '../../lib/date-text.ts';
import type { ReviewsView } from './location-pages.ts';
import { visibleReviews } from './review-rules.ts';

/** The site's reviews; null if it shows none. */
export function siteReviews({ site, config }: SiteContext): ReviewsView | null {
  const { hidden, minimum_rating: minimum, hidden_texts: hiddenTexts } = config.reviews;
  const set = visibleReviews(site.reviews, { minimum, hidden, hiddenTexts });
  if (!set) return null;
  return {
    average: set.average_rating,
    count: set.count,
    items: set.reviews.map((review) => ({
      id: review.id,
      name: review.customer_name,
      text: review.text,
      rating: review.rating,
      when: review.review_date_in_words ?? formatMonth(review.review_date),
      image: review.image ?? null,
    })),
  };
}
