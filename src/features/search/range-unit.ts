import { formatKms } from '../../lib/format-km.ts';
import { formatAud } from '../../lib/money.ts';

/** How a range filter speaks of its values (LIM-01, LIM-04). */
export const RANGE_UNITS = {
  aud: { format: formatAud, ends: { lower: 'Lowest price', upper: 'Highest price' } },
  kms: { format: formatKms, ends: { lower: 'Lowest kilometres', upper: 'Highest kilometres' } },
} as const;
