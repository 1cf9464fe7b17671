import type { RangeBounds } from './range-slider.ts';

/** Number of bars of a histogram over the bounds of a slider. */
const BARS = 24;
/** With fewer vehicles, a histogram says nothing. */
const FEWEST_VALUES = 8;
/** Height of the highest bar, and the least height that can be seen. */
const [FULL, LEAST] = [100, 3];

/** A histogram of values as the path of an SVG, each bar 1 wide; null if there are too few values. */
export function barsOf(values: readonly number[], { min, max }: RangeBounds): string | null {
  if (values.length < FEWEST_VALUES) return null;
  const counts = new Array<number>(BARS).fill(0);
  for (const value of values) {
    const bar = Math.min(BARS - 1, Math.floor(((value - min) / (max - min)) * BARS));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  const highest = Math.max(...counts);
  return counts
    .flatMap((count, bar) =>
      count === 0
        ? []
        : [`M${bar} ${FULL}v-${Math.max(LEAST, Math.round((count / highest) * FULL))}h.86V${FULL}z`],
    )
    .join('');
}

/** The `viewBox` of a histogram over `built` bounds, where the slider has other ones. */
export function barsBox(built: RangeBounds, { min, max }: RangeBounds): string {
  const place = (value: number) => ((value - built.min) / (built.max - built.min)) * BARS;
  return `${place(min)} 0 ${place(max) - place(min)} ${FULL}`;
}
