import type { FacetColumn } from './facet-column.ts';

export interface TopValues {
  /** Codes to show, in their order. */
  codes: Uint32Array;
  /** Values in all. */
  total: number;
  /** Codes that sums are of; null: all with a count. */
  summed: Uint32Array | null;
}

/** Walks `codes` until `most` values have a count. */
export interface Walk {
  codes: Uint32Array;
  most: number;
}

/** A count a value of which some are left out, and how many of them stay. */
function cutOf(counts: Uint32Array, asked: Uint8Array | null, most: number) {
  let highest = 0;
  for (let code = 1; code < counts.length; code++) {
    if ((counts[code] as number) > highest) highest = counts[code] as number;
  }
  const values = new Uint32Array(highest + 1);
  let total = 0;
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0 || asked?.[code] === 0) continue;
    values[count] = (values[count] as number) + 1;
    total += 1;
  }
  let staying = most;
  let at = highest;
  while (at > 0 && (values[at] as number) <= staying) {
    staying -= values[at] as number;
    at -= 1;
  }
  return { at, staying, total };
}

function highestCounts(
  column: FacetColumn,
  counts: Uint32Array,
  asked: Uint8Array | null,
  most: number,
): TopValues {
  const { at, staying, total } = cutOf(counts, asked, most);
  const codes = new Uint32Array(Math.min(total, most));
  const order = at > 0 && staying > 0 ? column.preferred() : null;
  let left = staying;
  let kept = 0;
  for (let i = 1; i < counts.length && kept < codes.length; i++) {
    const code = order ? (order[i - 1] as number) : i;
    const count = counts[code] as number;
    if (count < at || count === 0 || asked?.[code] === 0) continue;
    if (count === at) {
      if (left === 0) continue;
      left -= 1;
    }
    codes[kept++] = code;
  }
  return { codes, total, summed: null };
}

function firstOfWalk({ codes, most }: Walk, counts: Uint32Array, asked: Uint8Array | null): TopValues {
  const found = new Uint32Array(Math.min(codes.length, most));
  let total = 0;
  for (let i = 0; i < codes.length && total < found.length; i++) {
    const code = codes[i] as number;
    if (counts[code] !== 0 && asked?.[code] !== 0) found[total++] = code;
  }
  const summed = found.subarray(0, total);
  return { codes: summed.slice(), total, summed };
}

const compareHashes = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/**
 * The values with the highest counts, at most `most`: of equal counts the shorter comes first, then the last
 * in the order of their characters.
 */
export function topValues(
  column: FacetColumn,
  counts: Uint32Array,
  asked: Uint8Array | null,
  walk: Walk | null,
  most: number,
): TopValues {
  const found = walk ? firstOfWalk(walk, counts, asked) : highestCounts(column, counts, asked, most);
  const byCount = (a: number, b: number): number => (counts[b] as number) - (counts[a] as number);
  if (found.codes.length > most) {
    found.codes.sort((a, b) => byCount(a, b) || compareHashes(column.hash(b), column.hash(a)));
  }
  const codes = found.codes.slice(0, most);
  codes.sort((a, b) => {
    const left = column.labelOf(a);
    const right = column.labelOf(b);
    return byCount(a, b) || left.length - right.length || (left < right ? 1 : -1);
  });
  return { ...found, codes };
}
