import type { FacetResult } from '../protocol.ts';
import type { FacetColumn } from './facet-column.ts';
import type { TopValues } from './top-values.ts';

/**
 * How many values there are and, of numbers, the lowest and highest of the documents found; sum and mean are
 * of what was counted.
 */
export function facetStats(
  { numbers }: FacetColumn,
  counts: Uint32Array,
  { total, summed }: TopValues,
): FacetResult['stats'] {
  if (!numbers) return { total_values: total };
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let holders = 0;
  const add = (code: number): void => {
    const count = counts[code] as number;
    sum += (numbers[code - 1] as number) * count;
    holders += count;
  };
  for (let code = 1; code < counts.length; code++) {
    if (counts[code] === 0) continue;
    const value = numbers[code - 1] as number;
    if (value < min) min = value;
    if (value > max) max = value;
    if (summed === null) add(code);
  }
  summed?.forEach(add);
  if (holders === 0) return { total_values: total };
  return { total_values: total, min, max, sum, avg: sum / holders };
}
