import { isUtf8 } from 'node:buffer';
import { completeUtf8, utf8Length } from './utf8.ts';

// Bytes that are not UTF-8 are kept in decoded text as two noncharacters, one for each half of the byte. No
// text uses these code points, and CSV and XML parsers pass them on unchanged, so a record can be repaired
// once it is complete.
const HIGH_HALF = 0xfdd0;
const LOW_HALF = 0xfde0;
const MARK = /([\ufdd0-\ufddf])([\ufde0-\ufdef])/g;
const MARK_CHARACTER = /[\ufdd0-\ufdef]/;

function markOf(byte: number): string {
  return String.fromCharCode(HIGH_HALF + (byte >> 4), LOW_HALF + (byte & 15));
}

function byteOf(high: string, low: string): number {
  return ((high.charCodeAt(0) - HIGH_HALF) << 4) | (low.charCodeAt(0) - LOW_HALF);
}

/** True if a text holds bytes that are not UTF-8. */
export function hasMarkedBytes(text: string): boolean {
  return MARK_CHARACTER.test(text);
}

/** True if a text holds non-ASCII characters that were valid UTF-8. */
export function hasDecodedCharacters(text: string): boolean {
  return /[^\p{ASCII}\ufdd0-\ufdef]/u.test(text);
}

/**
 * Replaces every marked byte by `replace(byte, start, end)`; start and end are the mark's position in `text`.
 */
export function replaceMarkedBytes(
  text: string,
  replace: (byte: number, start: number, end: number) => string,
): string {
  return text.replace(MARK, (mark: string, high: string, low: string, at: number) =>
    replace(byteOf(high, low), at, at + mark.length),
  );
}

function marked(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let out = '';
  let from = 0;
  for (let i = 0; i < bytes.length; ) {
    const length = utf8Length(bytes, i);
    if (length > 0) {
      i += length;
      continue;
    }
    out += bytes.toString('utf8', from, i) + markOf(bytes[i] ?? 0);
    from = ++i;
  }
  return out + bytes.toString('utf8', from);
}

/** Returns a streaming UTF-8 decoder that marks invalid bytes. */
export function markingDecoder(): { write(chunk: Buffer): string; end(): string } {
  let rest: Buffer = Buffer.alloc(0);
  return {
    write(chunk) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const complete = completeUtf8(bytes);
      rest = Buffer.from(bytes.subarray(complete.length));
      return marked(complete);
    },
    end: () => marked(rest),
  };
}
