import type { Location } from '../../tenant/schema/location.ts';
import type { Rating } from './location-types.ts';
import type { Yard } from './yards.ts';

/** The rating of a yard: that of its first department with one. */
export function ratingOf(locations: readonly Location[]): Rating | null {
  for (const { reviews, average_rating, review_count } of locations) {
    if (reviews && reviews.count > 0) return { average: reviews.average_rating, count: reviews.count };
    if (average_rating !== undefined && review_count) return { average: average_rating, count: review_count };
  }
  return null;
}

/** All ratings together: the sum of their counts, and their average weighted by count; null for none. */
export function jointRating(ratings: readonly (Rating | null)[]): Rating | null {
  const known = ratings.filter((rating) => rating !== null);
  const count = known.reduce((sum, rating) => sum + rating.count, 0);
  if (count === 0) return null;
  return { count, average: known.reduce((sum, rating) => sum + rating.average * rating.count, 0) / count };
}

/** The rating of all yards together; null if none has one. */
export const groupRating = (yards: readonly Yard[]): Rating | null =>
  jointRating(yards.map(({ departments }) => ratingOf(departments)));
