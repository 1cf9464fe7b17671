import type { FacetResult } from '../protocol.ts';
import type { FacetColumn } from './facet-column.ts';

/**
 * Counts the different values among the documents found and, for number fields, adds minimum, maximum, sum and average.
 *
 * @param counts number of found documents by code (see `FacetColumn`)
 * @param matching by code: 1 if its value counts towards `total_values`; null if all do
 */
export function facetStats(
  { numbers }: FacetColumn,
  counts: Uint32Array,
  matching: Uint8Array | null,
): FacetResult['stats'] {
  let total = 0;
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let valueCount = 0;
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0) continue;
    if (matching?.[code] !== 0) total += 1;
    if (!numbers) continue;
    const value = numbers[code - 1] as number;
    if (value < min) min = value;
    if (value > max) max = value;
    sum += value * count;
    valueCount += count;
  }
  if (valueCount === 0) return { total_values: total };
  return { total_values: total, min, max, sum, avg: sum / valueCount };
}
