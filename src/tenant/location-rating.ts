import type { Location } from './schema/location.ts';

/**
 * The location's average rating and number of reviews: those under `reviews` if there are any, else `average_rating`
 * and `review_count`. Null if it has neither.
 */
export function locationRating({
  reviews,
  average_rating,
  review_count,
}: Pick<Location, 'reviews' | 'average_rating' | 'review_count'>): { average: number; count: number } | null {
  if (reviews && reviews.count > 0) return { average: reviews.average_rating, count: reviews.count };
  return average_rating !== undefined && review_count
    ? { average: average_rating, count: review_count }
    : null;
}
