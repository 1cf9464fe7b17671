import { ownProperty } from '../../../../lib/own-property.ts';
import type { RangeSetting } from '../../../../search/settings.ts';
import { rangeRefinement, roundedThumbs } from '../../range-slider.ts';
import { RANGE_FORMATS, rangeEnds, rangeText } from '../../range-unit.ts';
import { useSearchPage } from '../search-page-context.ts';
import { Facet } from './Facet.tsx';
import { QuickPicks } from './QuickPicks.tsx';
import { RangeField } from './RangeField.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import { type Side, useRangeFilter } from './use-range-filter.ts';

/** A slider with two thumbs, text fields and quick picks (SRC-22, LIM-03). */
export function RangeFilter({ filter, open }: { filter: RangeSetting; open: boolean }) {
  const builtRange = ownProperty(useSearchPage().settings.ranges, filter.attribute) ?? null;
  const range = useRangeFilter(filter.attribute, builtRange, filter.unit);
  const { bounds, thumbs, set, pick } = range;
  const rounded = roundedThumbs(thumbs, bounds);
  const format = RANGE_FORMATS[filter.unit];
  const ends = rangeEnds(filter);
  const refinement = rangeRefinement(thumbs, bounds);
  const field = (side: Side) => (
    <RangeField
      label={`${ends[side]}, type a number`}
      text={format(rounded[side])}
      onSet={(value) => set(side, value)}
    />
  );
  return (
    <Facet
      attribute={filter.attribute}
      label={filter.label}
      value={refinement && rangeText(refinement, format)}
      count={refinement ? 1 : 0}
      open={open}
    >
      <RangeSlider filter={filter} builtRange={builtRange} range={range} />
      <div className="two">
        {field('lower')}
        <span>to</span>
        {field('upper')}
      </div>
      <QuickPicks picks={filter.picks} format={format} bounds={bounds} upper={thumbs.upper} onPick={pick} />
    </Facet>
  );
}
