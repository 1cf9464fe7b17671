import { isUtf8 } from 'node:buffer';
import { completeUtf8, utf8Length } from './utf8.ts';

/**
 * Bytes that are no UTF-8 travel through text as two noncharacters, one for each half of the byte. No text uses
 * these code points, and both CSV and XML parsers pass them on unchanged, so a record can be mended once it is whole.
 */
const HIGH = 0xfdd0;
const LOW = 0xfde0;
const MARK = /([\ufdd0-\ufddf])([\ufde0-\ufdef])/g;
const ANY = /[\ufdd0-\ufdef]/;

function markOf(byte: number): string {
  return String.fromCharCode(HIGH + (byte >> 4), LOW + (byte & 15));
}

function byteOf(high: string, low: string): number {
  return ((high.charCodeAt(0) - HIGH) << 4) | (low.charCodeAt(0) - LOW);
}

export function hasMarkedBytes(text: string): boolean {
  return ANY.test(text);
}

/** True where a text holds characters beside ASCII that its bytes spell in UTF-8. */
export function hasDecodedCharacters(text: string): boolean {
  return /[^\p{ASCII}\ufdd0-\ufdef]/u.test(text);
}

/** Puts `replace(byte, start, end)` in the place of every marked byte; the offsets are those of the mark in `text`. */
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

/** Decodes UTF-8 chunk by chunk and marks the bytes that are none. */
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
