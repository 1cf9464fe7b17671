import type { CSSProperties } from 'react';
import { ownProperty } from '../../../../lib/own-property.ts';
import type { FilterSetting } from '../../../../search/settings.ts';
import {
  pricedStats,
  type RangeBounds,
  rangeRefinement,
  rangeStep,
  roundedThumbs,
} from '../../range-slider.ts';
import { RANGE_UNITS, rangeText } from '../../range-unit.ts';
import { useSearchPage } from '../search-page-context.ts';
import { Facet } from './Facet.tsx';
import { QuickPicks } from './QuickPicks.tsx';
import { RangeField } from './RangeField.tsx';
import { type Side, useRangeFilter } from './use-range-filter.ts';

type RangeSetting = Extract<FilterSetting, { kind: 'range' }>;

/** px, as in `ui/styles/ranges.css`. */
const THUMB_WIDTH = 24;

/**
 * CSS position of a thumb's centre on the track. At the bounds the thumb's edge touches the end of the track, so its
 * centre moves over the track's width less one thumb.
 */
const thumbCentre = (value: number, { min, max }: RangeBounds): string =>
  `calc(${THUMB_WIDTH / 2}px + (100% - ${THUMB_WIDTH}px) * ${(value - min) / (max - min)})`;

/** A slider with two thumbs, text fields and quick picks (SRC-22, LIM-03). */
export function RangeFilter({ filter, open }: { filter: RangeSetting; open: boolean }) {
  const builtRange = ownProperty(useSearchPage().settings.ranges, filter.attribute) ?? null;
  const { bounds, thumbs, slide, set, pick } = useRangeFilter(filter.attribute, builtRange, (stats) =>
    filter.unit === 'aud' ? pricedStats(stats, builtRange?.min ?? null) : stats,
  );
  const rounded = roundedThumbs(thumbs);
  const { format, ends } = RANGE_UNITS[filter.unit];
  const range = rangeRefinement(thumbs, bounds);
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
  const field = (side: Side) => (
    <RangeField
      label={`${ends[side]}, type a number`}
      text={format(rounded[side])}
      onSet={(value) => set(side, value)}
    />
  );
  return (
    <Facet label={filter.label} value={range && rangeText(range, format)} open={open}>
      <div className="duo" style={trackStyle as CSSProperties}>
        {thumb('lower', isLowerInFront ? 'range front' : 'range')}
        {thumb('upper', 'range')}
      </div>
      <div className="two">
        {field('lower')}
        <span>to</span>
        {field('upper')}
      </div>
      <QuickPicks picks={filter.picks} format={format} bounds={bounds} upper={thumbs.upper} onPick={pick} />
    </Facet>
  );
}
