import { isAscii, isUtf8 } from 'node:buffer';

/**
 * Length in bytes of the UTF-8 character at `at`: 1 to 4; 0 if the bytes are not UTF-8; -1 if they end
 * inside a character that may be valid.
 */
export function utf8Length(bytes: Uint8Array, at: number): number {
  // The byte ranges are those of table 3-7 of the Unicode standard: bytes that follow are 0x80 to 0xBF, and the second
  // byte has tighter limits after 0xE0, 0xED, 0xF0 and 0xF4 (no overlong forms, surrogates or values over U+10FFFF).
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return -1;
    if (byte < (i === 1 ? lowest : 0x80) || byte > (i === 1 ? highest : 0xbf)) return 0;
  }
  return length;
}

/** The bytes up to the end of the last complete UTF-8 character. */
export function completeUtf8(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const at = bytes.length - back;
    // The highest bits 10 mark a byte that continues a character.
    if (((bytes[at] ?? 0) & 0xc0) === 0x80) continue;
    return utf8Length(bytes, at) === -1 ? bytes.subarray(0, at) : bytes;
  }
  return bytes;
}

/** Counts of the non-ASCII bytes of a stream, and of zero bytes. */
export interface ByteCensus {
  /** Valid UTF-8 characters of two to four bytes. */
  multibyte: number;
  /** Bytes that are not part of a valid character. */
  invalid: number;
  zero: number;
}

function countZeros(bytes: Buffer): number {
  let zeros = 0;
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) zeros++;
  return zeros;
}

function countInto(census: ByteCensus, bytes: Buffer): void {
  if (isAscii(bytes)) return;
  if (isUtf8(bytes)) {
    for (let i = 0; i < bytes.length; i++) if ((bytes[i] ?? 0) >= 0xc0) census.multibyte++;
    return;
  }
  for (let i = 0; i < bytes.length; ) {
    const length = utf8Length(bytes, i);
    if (length <= 0) census.invalid++;
    else if (length > 1) census.multibyte++;
    i += Math.max(1, length);
  }
}

/** Counts, chunk by chunk, the bytes that distinguish UTF-8 from other encodings. */
export async function takeByteCensus(chunks: AsyncIterable<Buffer>): Promise<ByteCensus> {
  const census: ByteCensus = { multibyte: 0, invalid: 0, zero: 0 };
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    census.zero += countZeros(chunk);
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const complete = completeUtf8(bytes);
    rest = Buffer.from(bytes.subarray(complete.length));
    countInto(census, complete);
  }
  census.invalid += rest.length;
  return census;
}
