import { locationRating } from '../../tenant/location-rating.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Location } from '../../tenant/schema/location.ts';
import type { Rating } from './location-types.ts';
import type { Yard } from './yards.ts';

/** The rating of a yard: that of its first department with a rating; null if none has one. */
export const ratingOf = (locations: readonly Location[]): Rating | null =>
  locations.map(locationRating).find((rating) => rating !== null) ?? null;

/** True if the site shows its reviews and this rating is above its minimum (REV-02, REV-05). */
export const reviewsShown = (
  { average }: Pick<Rating, 'average'>,
  { minimum_rating: minimum, hidden }: Pick<Config['reviews'], 'minimum_rating' | 'hidden'>,
): boolean => !hidden && average > minimum;

/** All ratings together: the sum of their counts, and their average weighted by count; null if there are no reviews. */
export function combinedRating(ratings: readonly (Rating | null)[]): Rating | null {
  const known = ratings.filter((rating) => rating !== null);
  const count = known.reduce((sum, rating) => sum + rating.count, 0);
  if (count === 0) return null;
  return { count, average: known.reduce((sum, rating) => sum + rating.average * rating.count, 0) / count };
}

/** The rating of all yards together; null if none has one. */
export const groupRating = (yards: readonly Yard[]): Rating | null =>
  combinedRating(yards.map(({ departments }) => ratingOf(departments)));
