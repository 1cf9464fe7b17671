import type { Rating } from '../../frame/locations/location-types.ts';
import { combinedRating, groupRating, ratingOf, reviewsShown } from '../../frame/locations/rating.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import { formatMonth } from '../../lib/date-text.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Review, ReviewSet } from '../../tenant/schema/content.ts';
import type { ReviewsView } from './location-pages.ts';
import { visibleReviewText } from './review-rules.ts';

const ratingOfReviews = (reviews: readonly Review[]): Rating | null =>
  combinedRating(reviews.map(({ rating }) => ({ average: rating, count: 1 })));

/** The rating that the dealer's reviews file states for all reviews together; null if it states none. */
function statedRating({ count, average_rating }: ReviewSet): Rating | null {
  return count === undefined || average_rating === undefined ? null : { average: average_rating, count };
}

function reviewsView(
  score: Rating | null,
  reviews: readonly Review[],
  config: Config['reviews'],
): ReviewsView | null {
  if (!score || !reviewsShown(score, config)) return null;
  return {
    ...score,
    items: reviews.map((review) => ({
      id: review.id,
      name: review.customer_name,
      text: visibleReviewText(review, config.hidden_texts),
      rating: review.rating,
      when: review.review_date_in_words ?? formatMonth(review.review_date),
      image: review.image ?? null,
    })),
  };
}

/**
 * The reviews of the whole business. The rating is that of all yards together or, if they have none, the rating stated
 * in the reviews file, or else the average of the reviews. Null if the site has no reviews file or no rating, if the
 * rating is not above the configured minimum, or if the site hides reviews.
 */
export function siteReviews({
  site,
  config,
  yards,
}: Pick<SiteContext, 'site' | 'config' | 'yards'>): ReviewsView | null {
  const set = site.reviews;
  if (!set) return null;
  const score = groupRating(yards) ?? statedRating(set) ?? ratingOfReviews(set.reviews);
  return reviewsView(score, set.reviews, config.reviews);
}

/**
 * The reviews of one yard, with its own rating; null if it has none above the minimum, or if the site hides reviews.
 */
export function yardReviews(
  { site, yards }: Pick<SiteContext, 'site' | 'yards'>,
  yard: Yard,
  config: Config,
): ReviewsView | null {
  const slugs = new Set(yard.departments.map(({ slug }) => slug));
  const all = site.reviews?.reviews ?? [];
  // A review without a location can only be about the single yard of a business.
  const ofYard = all.filter(({ location }) =>
    location === undefined ? yards.length === 1 : slugs.has(location),
  );
  return reviewsView(ratingOf(yard.departments) ?? ratingOfReviews(ofYard), ofYard, config.reviews);
}
