import { useEffect, useRef, useState } from 'react';
import { useInstantSearch, useRange } from 'react-instantsearch';
import { ownProperty } from '../../../../lib/own-property.ts';
import {
  moveLower,
  moveUpper,
  type RangeBounds,
  type RangeStats,
  type RangeThumbs,
  rangeBounds,
  rangeRefinement,
  thumbsAt,
} from '../../range-slider.ts';
import { rangeOf, rangeState } from '../search-mapping.ts';
import { SLIDER_DEBOUNCE_MS, useDebounced } from './use-debounced.ts';

export type Side = 'lower' | 'upper';

export interface RangeFilter {
  bounds: RangeBounds;
  thumbs: RangeThumbs;
  /** By a thumb: refined once it rests (SRC-37). */
  slide: (side: Side, to: number) => void;
  /** By a field or a quick pick: refined at once; null opens the side. */
  set: (side: Side, to: number | null) => void;
}

/**
 * A range filter's bounds and thumbs. The bounds are those of the search without the filter itself, so
 * that a range can be widened again; they stay while nothing is found.
 *
 * @param statsOf what the search's statistics say of the vehicles that have such a number
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

  const refine = ({ lower, upper }: RangeThumbs) => {
    const answer = rangeRefinement(lower, upper, bounds);
    if (answer.kind === 'out-of-bounds') return console.warn(answer.message);
    setIndexUiState(({ page, ...state }) => {
      const { [attribute]: _, ...others } = state.range ?? {};
      const range = answer.range && rangeState(attribute, rangeOf(attribute, answer.range));
      return { ...state, range: range ? { ...others, [attribute]: range } : others };
    });
  };
  const rests = useDebounced(refine, SLIDER_DEBOUNCE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: from and to are not read, but a new refinement has to end the draft
  useEffect(() => {
    if (!rests.isPending()) setDraft(null);
  }, [from, to, rests]);

  const moved = (side: Side, value: number) =>
    (side === 'lower' ? moveLower : moveUpper)(thumbs, value, bounds);
  return {
    bounds,
    thumbs,
    slide: (side, value) => {
      const next = moved(side, value);
      setDraft(next);
      rests.call(next);
    },
    set: (side, value) => {
      const end = side === 'lower' ? bounds.min : bounds.max;
      const asked =
        side === 'lower' ? rangeRefinement(value, null, bounds) : rangeRefinement(null, value, bounds);
      if (asked.kind === 'out-of-bounds') console.warn(asked.message);
      const next = moved(side, value ?? end);
      rests.cancel();
      setDraft(next);
      refine(next);
    },
  };
}
