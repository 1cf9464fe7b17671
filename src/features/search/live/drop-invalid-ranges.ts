import { ownProperty } from '../../../lib/own-property.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { Range, SearchState } from '../../../search/url-state/search-state.ts';
import { outOfBounds, rangeBounds } from '../range-slider.ts';

type Ranges = SearchState['ranges'];

/**
 * Drops ranges that no slider of the page can produce: bounds outside the slider (SRC-31) and ranges whose ends are
 * equal (SRC-32). Attributes without a slider keep their ranges.
 *
 * @param stockRanges lowest and highest values of the page's stock, see `SearchSettings`
 * @param warn receives a message for everything dropped (ERR-04)
 */
export function dropInvalidRanges(
  ranges: Ranges,
  stockRanges: SearchSettings['ranges'],
  warn: (message: string) => void,
): Ranges {
  const valid = Object.entries(ranges).flatMap(([attribute, range]): [string, Range][] => {
    const stats = ownProperty(stockRanges, attribute);
    if (stats === undefined) return [[attribute, range]];
    const bounds = rangeBounds(stats ?? {});
    const withinBounds = (value: number | null) => {
      const message = value === null ? null : outOfBounds(value, bounds);
      if (message) warn(message);
      return message ? null : value;
    };
    const [min, max] = [withinBounds(range.min), withinBounds(range.max)];
    if (min === null && max === null) return [];
    if (min === null || max === null || min < max) return [[attribute, { min, max }]];
    warn(`Ignored a range with equal ends: ${attribute} ${min}.`);
    return [];
  });
  return Object.fromEntries(valid);
}
