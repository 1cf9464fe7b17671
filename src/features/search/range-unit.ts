import { formatKms } from '../../lib/format-km.ts';
import { formatAud, formatCount } from '../../lib/money.ts';
import type { Range } from '../../search/url-state/search-state.ts';

const formatKg = (kg: number): string => `${formatCount(kg)} kg`;

/** Value format and labels of range filters (LIM-01, LIM-04). */
export const RANGE_UNITS = {
  aud: { format: formatAud, ends: { lower: 'Lowest price', upper: 'Highest price' } },
  kms: { format: formatKms, ends: { lower: 'Lowest kilometres', upper: 'Highest kilometres' } },
  kg: { format: formatKg, ends: { lower: 'Lowest mass', upper: 'Highest mass' } },
} as const;

/** "Up to $50,000", "From $10,000", "$10,000 to $50,000". */
export function rangeText({ min, max }: Range, format: (value: number) => string): string {
  if (min === null) return `Up to ${format(max ?? 0)}`;
  return max === null ? `From ${format(min)}` : `${format(min)} to ${format(max)}`;
}
