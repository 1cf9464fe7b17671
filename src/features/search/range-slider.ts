import type { RangeSetting } from '../../search/settings.ts';
import type { Range } from '../../search/url-state/search-state.ts';

/** Bounds of a range filter: whole numbers in the field's unit (AUD, km or kg), `min` below `max`. */
export interface RangeBounds {
  min: number;
  max: number;
  /** Bounds and refinements are multiples of this; default 1000 (SRC-30). */
  rounding?: number;
}

/** Positions of the thumbs; `lower` is at most `upper - 1`. */
export interface RangeThumbs {
  lower: number;
  upper: number;
}

/** Facet statistics: lowest and highest value found, in the field's unit. */
export interface RangeStats {
  min?: number | undefined;
  max?: number | undefined;
}

/** Lowest upper bound of a slider, in AUD or km (SRC-35). */
const DEFAULT_MAX = 100_000;
/** AUD or km (SRC-30). */
const ROUNDING = 1000;
/** kg: a car licence ends at 4,500. */
const MASS_ROUNDING = 500;
/** Steps of a slider (SRC-33). */
const STEPS = 100;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/**
 * Bounds of a range filter: whole thousands that include all values found. The upper bound is at least 100,000
 * (SRC-35). Without statistics they are 0 and 100,000. Those of a mass in kg are multiples of 500 around the values.
 */
export function rangeBounds(stats: RangeStats, unit?: RangeSetting['unit']): RangeBounds {
  if (unit === 'kg') {
    const max = Math.max(1, Math.ceil((stats.max ?? 0) / MASS_ROUNDING)) * MASS_ROUNDING;
    const min = Math.floor((stats.min ?? 0) / MASS_ROUNDING) * MASS_ROUNDING;
    return { min: clamp(min, 0, max - MASS_ROUNDING), max, rounding: MASS_ROUNDING };
  }
  const max = Math.max(DEFAULT_MAX, Math.ceil((stats.max ?? 0) / ROUNDING) * ROUNDING);
  const min = clamp(Math.floor((stats.min ?? 0) / ROUNDING) * ROUNDING, 0, max - ROUNDING);
  return { min, max };
}

/**
 * Price statistics without the vehicles that show no price, which are indexed at 0.
 *
 * @param lowest lowest price that the page's stock shows, in AUD; null if no vehicle shows a price
 */
export const pricedStats = (stats: RangeStats, lowest: number | null): RangeStats =>
  lowest !== null && stats.min === 0 ? { ...stats, min: lowest } : stats;

/** The slider's step: one hundredth of the range, rounded, at least 1 (SRC-33); of a mass its rounding. */
export const rangeStep = ({ min, max, rounding }: RangeBounds): number =>
  rounding ?? Math.max(1, Math.round((max - min) / STEPS));

/** Moves the lower thumb, within the bounds and to at most the upper one minus 1 (SRC-31, SRC-32). */
export function moveLower(thumbs: RangeThumbs, to: number, { min }: RangeBounds): RangeThumbs {
  return { lower: clamp(to, min, thumbs.upper - 1), upper: thumbs.upper };
}

/** Moves the upper thumb, within the bounds and to at least the lower one plus 1 (SRC-31, SRC-32). */
export function moveUpper(thumbs: RangeThumbs, to: number, { max }: RangeBounds): RangeThumbs {
  return { lower: thumbs.lower, upper: clamp(to, thumbs.lower + 1, max) };
}

/** Thumb positions for a refinement. Infinite values, and values outside the bounds, are clamped to them. */
export function thumbsAt(refined: readonly [number, number], { min, max }: RangeBounds): RangeThumbs {
  const lower = clamp(refined[0], min, max - 1);
  return { lower, upper: clamp(refined[1], lower + 1, max) };
}

/**
 * The thumbs rounded to the nearest multiple of the bounds' rounding (SRC-30). Thumbs that would meet, such as 29,999
 * and 30,000, are rounded away from each other: a range with equal ends finds hardly any vehicles.
 */
export function roundedThumbs(
  { lower, upper }: RangeThumbs,
  { rounding = ROUNDING }: RangeBounds,
): RangeThumbs {
  const by = (round: (steps: number) => number, value: number) => round(value / rounding) * rounding;
  const [low, high] = [by(Math.round, lower), by(Math.round, upper)];
  return low < high
    ? { lower: low, upper: high }
    : { lower: by(Math.floor, lower), upper: by(Math.ceil, upper) };
}

/**
 * The refinement for the thumbs (SRC-09, SRC-30). A thumb at its bound leaves that side open; null if both are there.
 */
export function rangeRefinement(thumbs: RangeThumbs, bounds: RangeBounds): Range | null {
  const { min, max } = bounds;
  const { lower, upper } = roundedThumbs(thumbs, bounds);
  const range = { min: lower > min ? lower : null, max: upper < max ? upper : null };
  return range.min === null && range.max === null ? null : range;
}

/** The message to log if a value is outside the bounds, else null (SRC-31, ERR-04). */
export function outOfBounds(value: number, { min, max }: RangeBounds): string | null {
  if (value < min) return `Cannot refine below the range minimum: ${value} < ${min}.`;
  return value > max ? `Cannot refine above the range maximum: ${value} > ${max}.` : null;
}

/** True if the amount is inside the bounds, so that it would exclude vehicles as an upper bound (LIM-03). */
export const narrows = (pick: number, { min, max }: RangeBounds): boolean => pick > min && pick < max;
