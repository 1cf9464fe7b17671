import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ownProperty } from '../../../../lib/own-property.ts';
import type { RangeSetting } from '../../../../search/settings.ts';
import { useSearchPage } from '../search-page-context.ts';
import { RangeSlider } from './RangeSlider.tsx';
import { useRangeFilter } from './use-range-filter.ts';

/** The slider of a range in the head of the page. The scale below it follows the thumbs. */
export function Ruler({ filter, host }: { filter: RangeSetting; host: HTMLElement }) {
  const builtRange = ownProperty(useSearchPage().settings.ranges, filter.attribute) ?? null;
  const range = useRangeFilter(filter.attribute, builtRange, filter.unit);
  const { bounds, thumbs } = range;
  useLayoutEffect(() => {
    const percent = (value: number) => `${((value - bounds.min) / (bounds.max - bounds.min)) * 100}%`;
    // The host itself may not be in the page yet.
    const ruler = document.querySelector<HTMLElement>('.ruler');
    ruler?.style.setProperty('--from', percent(thumbs.lower));
    ruler?.style.setProperty('--to', percent(thumbs.upper));
  });
  return createPortal(<RangeSlider filter={filter} builtRange={builtRange} range={range} />, host);
}
