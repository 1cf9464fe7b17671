/**
 * A set of documents as a bitset. Document `doc` is bit `doc & 31` (the remainder of a division by 32) of word
 * `doc >>> 5` (the quotient). In the functions below, `size` is the number of documents in the collection. Bits
 * beyond the last document are 0.
 */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

/** Clears the bits beyond the last document, which only the last word can have. */
function clearUnusedBits(bits: Bitset, size: number): Bitset {
  const usedInLastWord = size & 31;
  if (usedInLastWord !== 0) {
    bits[bits.length - 1] = (bits[bits.length - 1] as number) & ((1 << usedInLastWord) - 1);
  }
  return bits;
}

export function intersection(a: Bitset, b: Bitset): Bitset {
  const out = new Uint32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = (a[i] as number) & (b[i] as number);
  return out;
}

export function union(a: Bitset, b: Bitset): Bitset {
  const out = new Uint32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = (a[i] as number) | (b[i] as number);
  return out;
}

export function complement(a: Bitset, size: number): Bitset {
  const out = new Uint32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = ~(a[i] as number);
  return clearUnusedBits(out, size);
}

/** The set of all documents. */
export const fullBitset = (size: number): Bitset => complement(emptyBitset(size), size);

export const hasDoc = (bits: Bitset, doc: number): boolean =>
  (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;

/** Adds the documents whose entry in `flags` is not 0: the reverse of `toFlags`. */
export function addFlaggedDocs(bits: Bitset, flags: ArrayLike<number>): void {
  for (let doc = 0; doc < flags.length; doc++) {
    if (flags[doc] !== 0) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
  }
}

/**
 * Number of documents in a set. Counts the bits of each word in parallel (Hacker's Delight, 5-1): first in pairs, then
 * in groups of four, then in bytes; the multiplication adds up the four bytes.
 */
function countBits(bits: Bitset): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

/** The documents of a set, in ascending order. */
export function docsInBitset(bits: Bitset): Uint32Array {
  const docs = new Uint32Array(countBits(bits));
  let filled = 0;
  for (let i = 0; i < bits.length; i++) {
    // `word & -word` is the lowest set bit, and `word &= word - 1` clears it.
    for (let word = bits[i] as number; word !== 0; word &= word - 1) {
      docs[filled++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return docs;
}

/** One byte per document: 1 if it is in the set. */
export function toFlags(bits: Bitset, size: number): Uint8Array {
  const flags = new Uint8Array(size);
  for (let doc = 0; doc < size; doc++) flags[doc] = ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1;
  return flags;
}
