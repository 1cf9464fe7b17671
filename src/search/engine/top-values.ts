import type { FacetColumn } from './facet-column.ts';

export interface TopValues {
  /** Codes to show, in their order. */
  codes: number[];
  /** Values in all. */
  total: number;
  /** Codes that sums are of; null: all with a count. */
  summed: number[] | null;
}

/** Walks `codes` until `most` values have a count. */
export interface Walk {
  codes: Uint32Array;
  most: number;
}

function walkedValues({ codes, most }: Walk, counts: Uint32Array, asked: Uint8Array | null): number[] {
  const found: number[] = [];
  for (let i = 0; i < codes.length && found.length < most; i++) {
    const code = codes[i] as number;
    if (counts[code] !== 0 && asked?.[code] !== 0) found.push(code);
  }
  return found;
}

function allValues(counts: Uint32Array, asked: Uint8Array | null): number[] {
  const found: number[] = [];
  for (let code = 1; code < counts.length; code++) {
    if (counts[code] !== 0 && asked?.[code] !== 0) found.push(code);
  }
  return found;
}

/** Of equal counts the shorter text comes first, then the later one. */
function compare(labels: readonly string[], a: number, b: number): number {
  const left = labels[a - 1] as string;
  const right = labels[b - 1] as string;
  return left.length - right.length || (left < right ? 1 : -1);
}

/** The values with the highest counts, at most `most`. */
export function topValues(
  { labels }: FacetColumn,
  counts: Uint32Array,
  asked: Uint8Array | null,
  walk: Walk | null,
  most: number,
): TopValues {
  const found = walk ? walkedValues(walk, counts, asked) : allValues(counts, asked);
  const shown = found
    .toSorted((a, b) => (counts[b] as number) - (counts[a] as number) || compare(labels, a, b))
    .slice(0, most);
  return { codes: shown, total: found.length, summed: walk ? found : null };
}
