import { formatKms } from '../../lib/format-km.ts';
import { formatAud } from '../../lib/money.ts';
import type { Range } from '../../search/url-state/search-state.ts';

/** Value format and labels of range filters (LIM-01, LIM-04). */
export const RANGE_UNITS = {
  aud: { format: formatAud, ends: { lower: 'Lowest price', upper: 'Highest price' } },
  kms: { format: formatKms, ends: { lower: 'Lowest kilometres', upper: 'Highest kilometres' } },
} as const;

/** "Up to $50,000", "From $10,000", "$10,000 to $50,000". */
export function rangeText({ min, max }: Range, format: (value: number) => string): string {
  if (min === null) return `Up to ${format(max ?? 0)}`;
  return max === null ? `From ${format(min)}` : `${format(min)} to ${format(max)}`;
}
