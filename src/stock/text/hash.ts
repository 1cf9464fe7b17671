/**
 * A string's 64-bit hash as two unsigned 32-bit halves. The constants and the mixing are those of the public-domain
 * hash cyrb53. Fast, but not for secrets.
 */
export function hash64(text: string, seed = 0): [high: number, low: number] {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  // `>>> 0` makes the signed results of bit operations unsigned.
  return [b >>> 0, a >>> 0];
}

/** The hash as 12 base-36 characters, for ids and slug suffixes. */
export function shortHash(text: string): string {
  const [high, low] = hash64(text);
  return ((BigInt(high) << 32n) | BigInt(low)).toString(36).padStart(13, '0').slice(0, 12);
}
