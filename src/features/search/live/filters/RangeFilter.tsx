import type { CSSProperties } from 'react';
import type { FilterSetting } from '../../../../search/settings.ts';
import { pricedStats, type RangeBounds, rangeStep, roundToThousand } from '../../range-slider.ts';
import { RANGE_UNITS } from '../../range-unit.ts';
import { useSearchPage } from '../search-context.ts';
import { Facet } from './Facet.tsx';
import { QuickPicks } from './QuickPicks.tsx';
import { RangeField } from './RangeField.tsx';
import { type Side, useRangeFilter } from './use-range-filter.ts';

type RangeSetting = Extract<FilterSetting, { kind: 'range' }>;

const THUMB = 24;

/** Where on the track a thumb's middle stands. */
const placeOf = (value: number, { min, max }: RangeBounds): string =>
  `calc(${THUMB / 2}px + (100% - ${THUMB}px) * ${(value - min) / (max - min)})`;

/** Slider with two thumbs, fields beside it and quick picks (SRC-22, LIM-03). */
export function RangeFilter({ filter, open }: { filter: RangeSetting; open: boolean }) {
  const { lowestPrice } = useSearchPage().settings;
  const { bounds, thumbs, slide, set } = useRangeFilter(filter.attribute, (stats) =>
    filter.unit === 'aud' ? pricedStats(stats, lowestPrice) : stats,
  );
  const { format, ends } = RANGE_UNITS[filter.unit];
  const places = { '--a': placeOf(thumbs.lower, bounds), '--b': placeOf(thumbs.upper, bounds) };
  // Both at the end: the lower one must be within reach.
  const front = thumbs.lower > (bounds.min + bounds.max) / 2;
  const thumb = (side: Side, className: string) => (
    <input
      className={className}
      type="range"
      aria-label={ends[side]}
      aria-valuetext={format(roundToThousand(thumbs[side]))}
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
      text={format(roundToThousand(thumbs[side]))}
      onSet={(value) => set(side, value)}
    />
  );
  return (
    <Facet label={filter.label} open={open}>
      <div className="duo" style={places as CSSProperties}>
        {thumb('lower', front ? 'range front' : 'range')}
        {thumb('upper', 'range')}
      </div>
      <div className="two">
        {field('lower')}
        <span>to</span>
        {field('upper')}
      </div>
      <QuickPicks
        picks={filter.picks}
        format={format}
        bounds={bounds}
        upper={thumbs.upper}
        onPick={(pick) => set('upper', pick)}
      />
    </Facet>
  );
}
