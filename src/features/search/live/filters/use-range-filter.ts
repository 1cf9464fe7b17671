import { useEffect, useRef, useState } from 'react';
import { useInstantSearch, useRange } from 'react-instantsearch';
import { ownProperty } from '../../../../lib/own-property.ts';
import type { RangeSetting } from '../../../../search/settings.ts';
import {
  moveLower,
  moveUpper,
  outOfBounds,
  pricedStats,
  type RangeBounds,
  type RangeStats,
  type RangeThumbs,
  rangeBounds,
  rangeRefinement,
  thumbsAt,
} from '../../range-slider.ts';
import { rangeOf, rangeState } from '../search-mapping.ts';
import { SLIDER_DEBOUNCE_MS, useDebounced } from './use-debounced.ts';
import { useOnBackOrForward } from './use-on-back-or-forward.ts';

export type Side = 'lower' | 'upper';

export interface RangeFilter {
  bounds: RangeBounds;
  thumbs: RangeThumbs;
  /** Moves a thumb; the search runs after a pause (SRC-37). */
  slide: (side: Side, value: number) => void;
  /** Sets one end and searches at once; null removes the bound. A value beyond the other end is ignored. */
  set: (side: Side, value: number | null) => void;
  /** Sets the upper end, and removes the lower bound if it is not below that; null removes the upper bound. */
  pick: (upper: number | null) => void;
}

/**
 * Bounds and thumbs of a range filter. The bounds come from the search without this filter, so that a range can be
 * widened again. While nothing is found they stay; before anything has been found they are those of the page's stock.
 *
 * @param builtRange lowest and highest value of the page's stock; null if no vehicle has a value
 * @param unit in AUD, vehicles without a price are ignored
 */
export function useRangeFilter(
  attribute: string,
  builtRange: RangeStats | null,
  unit: RangeSetting['unit'],
): RangeFilter {
  const { range } = useRange({ attribute });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const lastBounds = useRef(rangeBounds(builtRange ?? {}, unit));
  // A scale in kg has marks, so it stays.
  if (range.max && unit !== 'kg')
    lastBounds.current = rangeBounds(
      unit === 'aud' ? pricedStats(range, builtRange?.min ?? null) : range,
      unit,
    );
  const bounds = lastBounds.current;

  const [draft, setDraft] = useState<RangeThumbs | null>(null);
  const { min: from, max: to } = rangeOf(attribute, ownProperty(indexUiState.range ?? {}, attribute) ?? '');
  const thumbs =
    draft ?? thumbsAt([from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY], bounds);

  const refine = (next: RangeThumbs) => {
    const range = rangeRefinement(next, bounds);
    setIndexUiState(({ page, ...state }) => {
      const { [attribute]: _, ...others } = state.range ?? {};
      return { ...state, range: range ? { ...others, [attribute]: rangeState(attribute, range) } : others };
    });
  };
  const debouncedRefine = useDebounced(refine, SLIDER_DEBOUNCE_MS);
  useOnBackOrForward(() => {
    debouncedRefine.cancel();
    setDraft(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `from` or `to` has to discard the draft
  useEffect(() => {
    if (!debouncedRefine.isPending()) setDraft(null);
  }, [from, to, debouncedRefine]);

  const movedThumbs = (side: Side, value: number) =>
    (side === 'lower' ? moveLower : moveUpper)(thumbs, value, bounds);
  const refineNow = (next: RangeThumbs) => {
    debouncedRefine.cancel();
    setDraft(next);
    refine(next);
  };
  return {
    bounds,
    thumbs,
    slide: (side, value) => {
      const next = movedThumbs(side, value);
      setDraft(next);
      debouncedRefine.call(next);
    },
    set: (side, value) => {
      const end = value ?? (side === 'lower' ? bounds.min : bounds.max);
      const isBeyondOther = side === 'lower' ? end >= thumbs.upper : end <= thumbs.lower;
      const problem = isBeyondOther
        ? `Ignored a bound beyond the other end: ${end}.`
        : outOfBounds(end, bounds);
      if (problem) console.warn(problem);
      if (!isBeyondOther) refineNow(movedThumbs(side, end));
    },
    pick: (upper) =>
      refineNow({
        lower: upper !== null && upper <= thumbs.lower ? bounds.min : thumbs.lower,
        upper: upper ?? bounds.max,
      }),
  };
}
