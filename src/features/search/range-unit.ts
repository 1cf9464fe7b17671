import { formatKms } from '../../lib/format-km.ts';
import { formatKg } from '../../lib/format-mass.ts';
import { formatAud } from '../../lib/money.ts';
import type { RangeSetting } from '../../search/settings.ts';
import type { Range } from '../../search/url-state/search-state.ts';

/** Formats of the values of range filters (LIM-01, LIM-04). */
export const RANGE_FORMATS = { aud: formatAud, kms: formatKms, kg: formatKg } as const;

/** Labels of a range's two ends: "Lowest price". They name the filter, because a page may have several ranges in kg. */
export const rangeEnds = ({ label }: Pick<RangeSetting, 'label'>) => ({
  lower: `Lowest ${label.toLowerCase()}`,
  upper: `Highest ${label.toLowerCase()}`,
});

/** An upper limit inside a sentence: "up to $50,000". What a car may tow is a limit by itself: "3,000 kg". */
export const limitText = (unit: RangeSetting['unit'], amount: number): string =>
  (unit === 'kg' ? '' : 'up to ') + RANGE_FORMATS[unit](amount);

/** "Up to $50,000", "From $10,000", "$10,000 to $50,000". */
export function rangeText({ min, max }: Range, format: (value: number) => string): string {
  if (min === null) return `Up to ${format(max ?? 0)}`;
  return max === null ? `From ${format(min)}` : `${format(min)} to ${format(max)}`;
}
