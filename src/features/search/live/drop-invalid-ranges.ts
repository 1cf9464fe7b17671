import { ownProperty } from '../../../lib/own-property.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { Range, SearchState } from '../../../search/url-state/search-state.ts';
import { outOfBounds, rangeBounds } from '../range-slider.ts';

type Ranges = SearchState['ranges'];

/**
 * Drops what no slider of the page can give: bounds outside its range (SRC-31) and ranges without width (SRC-32).
 * Attributes without a slider keep their ranges.
 *
 * @param found lowest and highest values of the page's stock, see `SearchSettings`
 * @param warn receives a message for everything dropped (ERR-04)
 */
export function dropInvalidRanges(
  ranges: Ranges,
  found: SearchSettings['ranges'],
  warn: (message: string) => void,
): Ranges {
  const sound = Object.entries(ranges).flatMap(([attribute, range]): [string, Range][] => {
    const stats = ownProperty(found, attribute);
    if (stats === undefined) return [[attribute, range]];
    const bounds = rangeBounds(stats ?? {});
    const inside = (value: number | null) => {
      const message = value === null ? null : outOfBounds(value, bounds);
      if (message) warn(message);
      return message ? null : value;
    };
    const [min, max] = [inside(range.min), inside(range.max)];
    if (min === null && max === null) return [];
    if (min === null || max === null || min < max) return [[attribute, { min, max }]];
    warn(`Ignored a range without width: ${min}.`);
    return [];
  });
  return Object.fromEntries(sound);
}
