const STARS = 5;

/**
 * Fill of each of the five stars, 0 to 1, for an average rating of 0 to 5 (REV-06). Ratings outside that range
 * are clamped.
 */
export function starFills(rating: number): number[] {
  const shown = Math.min(Math.max(rating, 0), STARS);
  return Array.from(
    { length: STARS },
    (_, index) => Math.round(Math.min(Math.max(shown - index, 0), 1) * 100) / 100,
  );
}

// Distance in SVG units from the left edge of a star to that of the next one. A star is 24 units wide and high.
const PITCH = 26.5;
const STAR_SIZE = 24;
const STAR = '2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';

/** SVG path of five stars, `STAR_ROW_WIDTH` × 24 units. */
export const STAR_ROW = `m12 2.7 ${STAR}${`m${PITCH} 0 ${STAR}`.repeat(STARS - 1)}`;
export const STAR_ROW_WIDTH = PITCH * (STARS - 1) + STAR_SIZE;

/** Width of the filled part of the row, in its units. */
export function filledWidth(rating: number): number {
  const fills = starFills(rating);
  const whole = fills.filter((fill) => fill === 1).length;
  const part = fills.find((fill) => fill < 1) ?? 0;
  if (part === 0) return whole === 0 ? 0 : PITCH * (whole - 1) + STAR_SIZE;
  return Math.round((PITCH * whole + STAR_SIZE * part) * 10) / 10;
}
