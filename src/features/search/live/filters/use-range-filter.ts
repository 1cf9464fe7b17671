import { useEffect, useRef, useState } from 'react';
import { useInstantSearch, useRange } from 'react-instantsearch';
import { ownProperty } from '../../../../lib/own-property.ts';
import {
  moveLower,
  moveUpper,
  outOfBounds,
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
  /** Moves a thumb; the search is refined after a pause (SRC-37). */
  slide: (side: Side, to: number) => void;
  /** Sets one end and refines immediately; null removes the bound. A value beyond the other end is ignored. */
  set: (side: Side, to: number | null) => void;
  /** Sets the upper end, and opens the lower one if it is not below; null removes the upper bound. */
  pick: (upper: number | null) => void;
}

/**
 * Bounds and thumbs of a range filter. The bounds come from the search without this filter, so that a range can be
 * widened again. They are kept while nothing is found.
 *
 * @param statsOf adjusts the facet's statistics, to ignore vehicles without a value
 */
export function useRangeFilter(attribute: string, statsOf: (stats: RangeStats) => RangeStats): RangeFilter {
  const { range } = useRange({ attribute });
  const { indexUiState, setIndexUiState } = useInstantSearch();
  const known = useRef(rangeBounds({}));
  if (range.max) known.current = rangeBounds(statsOf(range));
  const bounds = known.current;

  const [draft, setDraft] = useState<RangeThumbs | null>(null);
  const { min: from, max: to } = rangeOf(attribute, ownProperty(indexUiState.range ?? {}, attribute) ?? '');
  const thumbs =
    draft ?? thumbsAt([from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY], bounds);

  const refine = (to: RangeThumbs) => {
    const range = rangeRefinement(to, bounds);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect does not read from and to, but has to run when they change to discard the draft
  useEffect(() => {
    if (!debouncedRefine.isPending()) setDraft(null);
  }, [from, to, debouncedRefine]);

  const moved = (side: Side, value: number) =>
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
      const next = moved(side, value);
      setDraft(next);
      debouncedRefine.call(next);
    },
    set: (side, value) => {
      const to = value ?? (side === 'lower' ? bounds.min : bounds.max);
      const beyond = side === 'lower' ? to >= thumbs.upper : to <= thumbs.lower;
      const problem = beyond ? `Ignored a bound beyond the other end: ${to}.` : outOfBounds(to, bounds);
      if (problem) console.warn(problem);
      if (!beyond) refineNow(moved(side, to));
    },
    pick: (upper) =>
      refineNow({
        lower: upper !== null && upper <= thumbs.lower ? bounds.min : thumbs.lower,
        upper: upper ?? bounds.max,
      }),
  };
}
