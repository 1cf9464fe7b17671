// Number of bytes to look at: the first lines of a text are enough to detect its encoding.
const HEAD = 2_000;

/** Detects UTF-32 by its byte-order mark, or by three zero bytes in every four. */
export function isUtf32(bytes: Buffer): boolean {
  const mark = bytes.toString('hex', 0, 4);
  if (mark === 'fffe0000' || mark === '0000feff') return true;
  // Rounded down to a multiple of four.
  const length = Math.min(bytes.length, HEAD) & ~3;
  let little = 0;
  let big = 0;
  for (let i = 0; i < length; i += 4) {
    if (bytes[i] !== 0 && bytes[i + 2] === 0 && bytes[i + 3] === 0) little++;
    if (bytes[i + 3] !== 0 && bytes[i] === 0 && bytes[i + 1] === 0) big++;
  }
  return length >= 8 && Math.max(little, big) > (length / 4) * 0.9;
}

/** Detects UTF-16 by its byte-order mark or the position of zero bytes; null for any other text. */
export function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const length = Math.min(bytes.length, HEAD);
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i++) if (bytes[i] === 0) i % 2 === 0 ? even++ : odd++;
  // A character below U+0100 has its zero byte in every second place: the second byte in little endian, the first in
  // big endian. More than 20 % of all bytes must be zeros in one of the places, and less than 2 % in the other.
  if (odd > length / 5 && even < length / 50) return 'utf-16le';
  if (even > length / 5 && odd < length / 50) return 'utf-16be';
  return null;
}
