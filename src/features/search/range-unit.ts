import { formatKms } from '../../lib/format-km.ts';
import { formatKg } from '../../lib/format-mass.ts';
import { formatAud } from '../../lib/money.ts';
import type { RangeSetting } from '../../search/settings.ts';
import type { Range } from '../../search/url-state/search-state.ts';

/** Value format and labels of range filters (LIM-01, LIM-04). */
export const RANGE_UNITS = {
  aud: { format: formatAud, ends: { lower: 'Lowest price', upper: 'Highest price' } },
  kms: { format: formatKms, ends: { lower: 'Lowest kilometres', upper: 'Highest kilometres' } },
  kg: { format: formatKg, ends: { lower: 'Lowest mass', upper: 'Highest mass' } },
} as const;

/** An upper limit inside a sentence: "up to $50,000". What a car may tow is a limit by itself: "3,000 kg". */
export const limitText = (unit: RangeSetting['unit'], amount: number): string =>
  (unit === 'kg' ? '' : 'up to ') + RANGE_UNITS[unit].format(amount);

/** "Up to $50,000", "From $10,000", "$10,000 to $50,000". */
export function rangeText({ min, max }: Range, format: (value: number) => string): string {
  if (min === null) return `Up to ${format(max ?? 0)}`;
  return max === null ? `From ${format(min)}` : `${format(min)} to ${format(max)}`;
}
