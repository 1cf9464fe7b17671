/** What a range filter spans; whole numbers in the field's unit (AUD or km), `min` below `max`. */
export interface RangeBounds {
  min: number;
  max: number;
}

/** Both ends of a range filter as the thumbs stand, `lower` at most `upper - 1`. */
export interface RangeThumbs {
  lower: number;
  upper: number;
}

/** Lowest and highest of what is found, in the field's unit. */
export interface RangeStats {
  min?: number | undefined;
  max?: number | undefined;
}

export type RangeRefinement =
  /** "25000:60000", "25000:", ":60000"; empty: no refinement. */
  | { kind: 'refine'; range: string }
  /** Nothing is refined; the message is for the log (ERR-04). */
  | { kind: 'out-of-bounds'; message: string };

/** SRC-35: AUD and km alike. */
const DEFAULT_MAX = 100_000;
/** SRC-30 */
const ROUNDING = 1000;
const STEPS = 100;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** A value rounded to the nearest 1000 (SRC-30). */
export const roundToThousand = (value: number): number => Math.round(value / ROUNDING) * ROUNDING;

/**
 * The span of a range filter: whole thousands around what the stock has, up to 100,000 or what the facet's
 * statistics supply above it (SRC-35). Without statistics 0 to 100,000.
 */
export function rangeBounds(stats: RangeStats): RangeBounds {
  const max = Math.max(DEFAULT_MAX, Math.ceil((stats.max ?? 0) / ROUNDING) * ROUNDING);
  const min = clamp(Math.floor((stats.min ?? 0) / ROUNDING) * ROUNDING, 0, max - ROUNDING);
  return { min, max };
}

/**
 * Statistics of the prices that show: what shows none stands in the index at 0 and has no part in them.
 *
 * @param lowest AUD, the lowest of the page's stock that shows; null: none shows
 */
export const pricedStats = (stats: RangeStats, lowest: number | null): RangeStats =>
  lowest !== null && stats.min === 0 ? { ...stats, min: lowest } : stats;

/** The slider's step: one hundredth of the range, rounded, at least 1 (SRC-33). */
export const rangeStep = ({ min, max }: RangeBounds): number => Math.max(1, Math.round((max - min) / STEPS));

/** The thumbs with the lower one moved: inside the bounds and at most the upper one minus 1 (SRC-31, SRC-32). */
export function moveLower(thumbs: RangeThumbs, to: number, { min }: RangeBounds): RangeThumbs {
  return { lower: clamp(to, min, thumbs.upper - 1), upper: thumbs.upper };
}

/** The thumbs with the upper one moved: inside the bounds and at least the lower one plus 1 (SRC-31, SRC-32). */
export function moveUpper(thumbs: RangeThumbs, to: number, { max }: RangeBounds): RangeThumbs {
  return { lower: thumbs.lower, upper: clamp(to, thumbs.lower + 1, max) };
}

/** Where the thumbs stand for what is refined; an open side, and what lies outside, is at its bound. */
export function thumbsAt(refined: readonly [number, number], { min, max }: RangeBounds): RangeThumbs {
  const lower = clamp(refined[0], min, max - 1);
  return { lower, upper: clamp(refined[1], lower + 1, max) };
}

/**
 * What two values, or null for an open side, refine to (SRC-09, SRC-30, SRC-31): rounded to the nearest
 * 1000; a side at its bound stays open. A value outside the bounds refines nothing (ERR-04).
 */
export function rangeRefinement(
  lower: number | null,
  upper: number | null,
  { min, max }: RangeBounds,
): RangeRefinement {
  if (lower !== null && lower < min)
    return { kind: 'out-of-bounds', message: `Cannot refine below the range minimum: ${lower} < ${min}.` };
  if (upper !== null && upper > max)
    return { kind: 'out-of-bounds', message: `Cannot refine above the range maximum: ${upper} > ${max}.` };
  const from = lower === null ? min : roundToThousand(lower);
  const to = upper === null ? max : roundToThousand(upper);
  const low = from > min ? String(from) : '';
  const high = to < max ? String(to) : '';
  return { kind: 'refine', range: low || high ? `${low}:${high}` : '' };
}

/** Whether an upper end would narrow a range: it lies inside the bounds (LIM-03). */
export const narrows = (pick: number, { min, max }: RangeBounds): boolean => pick > min && pick < max;
