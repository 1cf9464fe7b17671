import type { FacetColumn } from './facet-column.ts';

/** The lowest count that is shown, and how many values of it there is room for. */
function cutOf(codes: Uint32Array, counts: Uint32Array, most: number) {
  let highest = 0;
  for (const code of codes) if ((counts[code] as number) > highest) highest = counts[code] as number;
  const values = new Uint32Array(highest + 1);
  for (const code of codes) values[counts[code] as number] = (values[counts[code] as number] as number) + 1;
  let room = most;
  let lowest = highest;
  while (lowest > 0 && (values[lowest] as number) <= room) {
    room -= values[lowest] as number;
    lowest -= 1;
  }
  return { lowest, room };
}

/**
 * The values with the highest counts, at most `most`. Of equal counts the lower comes first: of numbers the
 * smaller, of texts the first by its characters. Typesense shows equals in an order that differs between two
 * imports of the same documents, so any order is as right as its own.
 *
 * @param asked by code: 1 for those that may be shown; null: all
 */
export function topValues(
  { byValue }: FacetColumn,
  counts: Uint32Array,
  asked: Uint8Array | null,
  most: number,
): Uint32Array {
  const isShown = (code: number): boolean => counts[code] !== 0 && asked?.[code] !== 0;
  const found = byValue().filter(isShown);
  const { lowest, room } = cutOf(found, counts, most);
  let left = room;
  return found
    .filter((code) => {
      const count = counts[code] as number;
      return count > lowest || (count === lowest && left-- > 0);
    })
    .sort((a, b) => (counts[b] as number) - (counts[a] as number));
}
