const STARS = 5;

/**
 * How full each of the five stars is, 0 to 1, for an average of 0 to 5 (REV-06): at most four full
 * stars, then one partial star that 5.0 fills.
 */
export function starFills(rating: number): number[] {
  const shown = Math.min(Math.max(rating, 0), STARS);
  return Array.from(
    { length: STARS },
    (_, index) => Math.round(Math.min(Math.max(shown - index, 0), 1) * 100) / 100,
  );
}
