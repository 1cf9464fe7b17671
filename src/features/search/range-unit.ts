import { formatKms } from '../../lib/format-km.ts';
import { formatAud } from '../../lib/money.ts';

/** Value format and labels of range filters (LIM-01, LIM-04). */
export const RANGE_UNITS = {
  aud: { format: formatAud, ends: { lower: 'Lowest price', upper: 'Highest price' } },
  kms: { format: formatKms, ends: { lower: 'Lowest kilometres', upper: 'Highest kilometres' } },
} as const;
