// Leaves room above the highest hash, so that numbers moved up by collisions stay within 31 bits.
const HIGHEST_HASH = 2 ** 30;

/**
 * Hash of an id, from 0 to 2³⁰ - 1: 32-bit FNV-1a (its offset basis and prime are the first two constants) over
 * UTF-16 code units, then a mixing step with the first multiplier of MurmurHash3's finalizer, so that ids that
 * differ in one digit are far apart. Published indexes depend on it.
 */
export function idHash(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % HIGHEST_HASH;
}

/** Compares ids by hash, then by text: the same order as by `tieBreaks`. */
export const compareTies = (a: string, b: string): number => {
  const difference = idHash(a) - idHash(b);
  return difference !== 0 ? difference : a < b ? -1 : Number(a > b);
};

/**
 * A unique number for each id, from 0 to 2³¹ - 1. Sorts end with it, so that equal entries have the same
 * order everywhere. A number is the hash of its id, but of ids with the same hash all except the first are
 * moved up. So adding or removing an id changes hardly any other number.
 *
 * @param ids without repeats, in any order
 */
export function tieBreaks(ids: readonly string[]): Int32Array {
  const hashes = Int32Array.from(ids, idHash);
  if (new Set(hashes).size === ids.length) return hashes;
  const order = ids
    .map((_, at) => at)
    .sort(
      (a, b) =>
        (hashes[a] as number) - (hashes[b] as number) || ((ids[a] as string) < (ids[b] as string) ? -1 : 1),
    );
  let before = -1;
  for (const at of order) {
    before = Math.max(before + 1, hashes[at] as number);
    hashes[at] = before;
  }
  return hashes;
}
