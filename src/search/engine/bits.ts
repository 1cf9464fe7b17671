/** A set of documents as a bitmap: bit `doc % 32` of word `doc / 32`. Bits beyond the last document are 0. */
export type Bits = Uint32Array;

export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

/** Clears the bits beyond the last document. */
function trim(bits: Bits, size: number): Bits {
  const rest = size & 31;
  if (rest !== 0) bits[bits.length - 1] = (bits[bits.length - 1] as number) & ((1 << rest) - 1);
  return bits;
}

export function andBits(a: Bits, b: Bits): Bits {
  const out = new Uint32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = (a[i] as number) & (b[i] as number);
  return out;
}

export function orBits(a: Bits, b: Bits): Bits {
  const out = new Uint32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = (a[i] as number) | (b[i] as number);
  return out;
}

export function notBits(a: Bits, size: number): Bits {
  const out = new Uint32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = ~(a[i] as number);
  return trim(out, size);
}

export const allBits = (size: number): Bits => notBits(emptyBits(size), size);

export const hasBit = (bits: Bits, doc: number): boolean =>
  (((bits[doc >>> 5] as number) >>> (doc & 31)) & 1) === 1;

export function addFlagged(bits: Bits, flags: ArrayLike<number>): void {
  for (let doc = 0; doc < flags.length; doc++) {
    if (flags[doc] !== 0) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
  }
}

function countBits(bits: Bits): number {
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
export function docsOf(bits: Bits): Uint32Array {
  const docs = new Uint32Array(countBits(bits));
  let at = 0;
  for (let i = 0; i < bits.length; i++) {
    for (let word = bits[i] as number; word !== 0; word &= word - 1) {
      docs[at++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
  }
  return docs;
}

/** One byte per document: 1 if it is in the set. */
export function flagsOf(bits: Bits, size: number): Uint8Array {
  const flags = new Uint8Array(size);
  for (let doc = 0; doc < size; doc++) flags[doc] = ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1;
  return flags;
}
