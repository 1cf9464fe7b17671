import type { FacetColumn } from './facet-column.ts';

/**
 * `lowest`: the lowest count in the result. `room`: how many values with that count fit. `total`: values with
 * a count.
 */
function cutOf(counts: Uint32Array, matching: Uint8Array | null, most: number) {
  let highest = 0;
  for (let code = 1; code < counts.length; code++) {
    if ((counts[code] as number) > highest) highest = counts[code] as number;
  }
  const values = new Uint32Array(highest + 1);
  let total = 0;
  for (let code = 1; code < counts.length; code++) {
    const count = counts[code] as number;
    if (count === 0 || matching?.[code] === 0) continue;
    values[count] = (values[count] as number) + 1;
    total += 1;
  }
  let room = most;
  let lowest = highest;
  while (lowest > 0 && (values[lowest] as number) <= room) {
    room -= values[lowest] as number;
    lowest -= 1;
  }
  return { lowest, room, total };
}

/**
 * Returns the values with the highest counts, `most` at most. Ties are sorted by value. Typesense's own order
 * of ties differs between two imports of the same documents.
 *
 * @param matching for each code: 1 if its value may be returned; null: all
 */
export function topValues(
  { byValue }: FacetColumn,
  counts: Uint32Array,
  matching: Uint8Array | null,
  most: number,
): Uint32Array {
  const { lowest, room, total } = cutOf(counts, matching, most);
  const codes = new Uint32Array(Math.min(total, most));
  const order = byValue();
  let left = room;
  let filled = 0;
  for (let place = 0; filled < codes.length; place++) {
    const code = order[place] as number;
    const count = counts[code] as number;
    if (count < lowest || count === 0 || matching?.[code] === 0) continue;
    if (count === lowest) {
      if (left === 0) continue;
      left -= 1;
    }
    codes[filled++] = code;
  }
  return codes.sort((a, b) => (counts[b] as number) - (counts[a] as number));
}
