import type { CSSProperties } from 'react';
import type { RangeSetting, StockRange } from '../../../../search/settings.ts';
import { barsBox } from '../../range-bars.ts';
import { type RangeBounds, rangeBounds, rangeStep, roundedThumbs } from '../../range-slider.ts';
import { RANGE_FORMATS, rangeEnds } from '../../range-unit.ts';
import type { RangeFilter, Side } from './use-range-filter.ts';

/** px, as in `ui/styles/ranges.css`. */
const THUMB_WIDTH = 24;

/**
 * CSS position of a thumb's centre on the track. At the bounds the thumb's edge touches the end of the track, so its
 * centre moves over the track's width less one thumb.
 */
const thumbCentre = (value: number, { min, max }: RangeBounds): string =>
  `calc(${THUMB_WIDTH / 2}px + (100% - ${THUMB_WIDTH}px) * ${(value - min) / (max - min)})`;

interface Props {
  filter: RangeSetting;
  builtRange: StockRange | null;
  range: RangeFilter;
}

/** Two thumbs on a track, with a histogram of the page's stock on it. */
export function RangeSlider({ filter, builtRange, range: { bounds, thumbs, slide } }: Props) {
  const { unit } = filter;
  const rounded = roundedThumbs(thumbs, bounds);
  const format = RANGE_FORMATS[unit];
  const ends = rangeEnds(filter);
  const trackStyle = { '--a': thumbCentre(thumbs.lower, bounds), '--b': thumbCentre(thumbs.upper, bounds) };
  // Near the upper end both thumbs can overlap; then only the lower one can still move away, so it has to be on top.
  const isLowerInFront = thumbs.lower > (bounds.min + bounds.max) / 2;
  const thumb = (side: Side, className: string) => (
    <input
      className={className}
      type="range"
      aria-label={ends[side]}
      aria-valuetext={format(rounded[side])}
      min={bounds.min}
      max={bounds.max}
      step={rangeStep(bounds)}
      value={thumbs[side]}
      onChange={({ target }) => slide(side, target.valueAsNumber)}
    />
  );
  const bars = (className: string) =>
    builtRange?.bars && (
      <svg
        className={className}
        viewBox={barsBox(rangeBounds(builtRange, unit), bounds)}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={builtRange.bars} />
      </svg>
    );
  return (
    <div className="duo" style={trackStyle as CSSProperties}>
      {bars('bars')}
      {bars('bars in')}
      {thumb('lower', isLowerInFront ? 'range front' : 'range')}
      {thumb('upper', 'range')}
    </div>
  );
}
