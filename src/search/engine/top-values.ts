import type { FacetColumn } from './facet-column.ts';

interface Cutoff {
  /** Values with a higher count are all in the result; values with a lower count are not. */
  lowest: number;
  /** Number of values with exactly this count that fit into the result. */
  room: number;
  /** Number of matching values that occur in the found documents. */
  total: number;
}

/** Finds the cutoff from the number of values per count, without sorting the values. */
function cutoffOf(counts: Uint32Array, matching: Uint8Array | null, limit: number): Cutoff {
  let highest = 0;
  for (let code = 1; code < counts.length; code++) {
    if ((counts[code] as number) > highest) highest = counts[code] as number;
  }
  const valuesWithCount = new Uint32Array(highest + 1);
  let total = 0;
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0 || matching?.[code] === 0) continue;
    valuesWithCount[count] = (valuesWithCount[count] as number) + 1;
    total += 1;
  }
  let room = limit;
  let lowest = highest;
  while (lowest > 0 && (valuesWithCount[lowest] as number) <= room) {
    room -= valuesWithCount[lowest] as number;
    lowest -= 1;
  }
  return { lowest, room, total };
}

/**
 * Returns the codes of the values with the highest counts. Ties are sorted by value, because Typesense's own
 * order of ties differs between two imports of the same documents.
 *
 * @param matching one byte per code: 1 if its value may be returned; null if all may
 */
export function topValues(
  { byValue }: FacetColumn,
  counts: Uint32Array,
  matching: Uint8Array | null,
  limit: number,
): Uint32Array {
  const { lowest, room, total } = cutoffOf(counts, matching, limit);
  const codes = new Uint32Array(Math.min(total, limit));
  const order = byValue();
  let roomLeft = room;
  let filled = 0;
  for (let i = 0; filled < codes.length; i++) {
    const code = order[i] as number;
    const count = counts[code] as number;
    if (count < lowest || count === 0 || matching?.[code] === 0) continue;
    if (count === lowest) {
      if (roomLeft === 0) continue;
      roomLeft -= 1;
    }
    codes[filled++] = code;
  }
  return codes.sort((a, b) => (counts[b] as number) - (counts[a] as number));
}
