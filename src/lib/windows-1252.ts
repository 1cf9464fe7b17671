import { hasDecodedCharacters, replaceMarkedBytes } from './marked-bytes.ts';

const TABLE = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const UNDEFINED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/**
 * Symbols that sellers use: € … ‘ ’ “ ” • – — ™ £ § © ® ° ± ² ³ µ · ¹ º « » ¼ ½ ¾ × and the non-breaking
 * space.
 */
const SYMBOLS: ReadonlySet<number> = new Set([
  0x80, 0x82, 0x84, 0x85, 0x8b, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9b, 0xa0, 0xa3, 0xa7, 0xa9,
  0xab, 0xae, 0xb0, 0xb1, 0xb2, 0xb3, 0xb5, 0xb7, 0xb9, 0xba, 0xbb, 0xbc, 0xbd, 0xbe, 0xd7,
]);

/** The Windows-1252 character of a byte; null for the five bytes without one. */
export function windows1252(byte: number): string | null {
  return UNDEFINED.has(byte) ? null : (TABLE[byte] ?? null);
}

/** True if a text decoded as Windows-1252 holds one of the five bytes that the encoding does not define. */
export function hasUndefined1252(text: string): boolean {
  return /[\x81\x8d\x8f\x90\x9d]/.test(text);
}

/** Decodes marked bytes as Windows-1252, even if that is unlikely to be right. */
export function readMarksAs1252(text: string): string {
  return replaceMarkedBytes(text, (byte) => TABLE[byte] ?? '');
}

function isPlausible(byte: number, before: string, after: string): boolean {
  if (SYMBOLS.has(byte)) return true;
  const char = windows1252(byte);
  // 0xC2 and 0xC3 start almost every damaged UTF-8 character of western text, but are rare as letters (Â, Ã).
  if (char === null || byte === 0xc2 || byte === 0xc3 || !/\p{L}/u.test(char)) return false;
  const isUpper = char !== char.toLowerCase();
  return isUpper ? !/[a-z]/.test(before) : /[a-z]/i.test(before) || /[a-z]/i.test(after);
}

/**
 * The first marked byte that makes Windows-1252 uncertain as the encoding of a text, with its index; null
 * if all of them make sense. A text is uncertain if it also holds UTF-8 characters, remains of a UTF-8
 * character, or letters in implausible places.
 *
 * @param known most of the source is Windows-1252, so only undefined bytes count
 */
export function doubtfulByte(text: string, known: boolean): { byte: number; at: number } | null {
  let doubt: { byte: number; at: number } | null = null;
  let last: { byte: number; end: number } | null = null;
  const mixed = hasDecodedCharacters(text);
  replaceMarkedBytes(text, (byte, at, end) => {
    const isRemains = last !== null && last.end === at && last.byte >= 0xc2 && byte >= 0x80 && byte <= 0xbf;
    const isFine = known
      ? windows1252(byte) !== null
      : !mixed && !isRemains && isPlausible(byte, text.charAt(at - 1), text.charAt(end));
    if (!isFine) doubt ??= { byte, at };
    last = { byte, end };
    return '';
  });
  return doubt;
}
