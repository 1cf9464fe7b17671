import type { FacetColumn } from './facet-column.ts';

/** Codes, the most frequent first. */
export function facetWalk({ totals }: FacetColumn): Uint32Array {
  const codes = Uint32Array.from({ length: totals.length - 1 }, (_, at) => at + 1);
  return codes.sort((a, b) => (totals[b] as number) - (totals[a] as number) || b - a);
}
