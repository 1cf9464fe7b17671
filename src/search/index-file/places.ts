import { idHash } from '../../lib/tie-break.ts';

/** Bytes per hash. */
const WIDTH = 4;

/** Encodes the `idHash` of each id as 32 bits, little-endian, in the order of the ids. */
export function encodePlaces(ids: readonly string[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(ids.length * WIDTH));
  for (const [n, id] of ids.entries()) view.setUint32(n * WIDTH, idHash(id), true);
  return new Uint8Array(view.buffer);
}

/**
 * Finds the possible positions of an id in the list that `encodePlaces` encoded: none, one, or several if ids share a
 * hash.
 */
export function placeFinder(bytes: ArrayBuffer): (id: string) => number[] {
  const view = new DataView(bytes);
  const places = new Map<number, number[]>();
  for (let n = 0; n < bytes.byteLength / WIDTH; n++) {
    const hash = view.getUint32(n * WIDTH, true);
    const same = places.get(hash);
    if (same) same.push(n);
    else places.set(hash, [n]);
  }
  return (id) => places.get(idHash(id)) ?? [];
}
