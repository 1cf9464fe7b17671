import { codePointName } from './code-point-name.ts';

/** An invisible character that changes how a text reads or is compared. */
export interface HiddenCharacter {
  /** Index in the text. */
  index: number;
  /** "U+202E RIGHT-TO-LEFT OVERRIDE" */
  name: string;
}

const NAMES = new Map([
  [0x00, 'NULL'],
  [0x0d, 'CARRIAGE RETURN'],
  [0x1b, 'ESCAPE'],
  [0x7f, 'DELETE'],
  [0xad, 'SOFT HYPHEN'],
  [0x61c, 'ARABIC LETTER MARK'],
  [0x115f, 'HANGUL CHOSEONG FILLER'],
  [0x1160, 'HANGUL JUNGSEONG FILLER'],
  [0x180e, 'MONGOLIAN VOWEL SEPARATOR'],
  [0x200b, 'ZERO WIDTH SPACE'],
  [0x200c, 'ZERO WIDTH NON-JOINER'],
  [0x200d, 'ZERO WIDTH JOINER'],
  [0x200e, 'LEFT-TO-RIGHT MARK'],
  [0x200f, 'RIGHT-TO-LEFT MARK'],
  [0x2028, 'LINE SEPARATOR'],
  [0x2029, 'PARAGRAPH SEPARATOR'],
  [0x202a, 'LEFT-TO-RIGHT EMBEDDING'],
  [0x202b, 'RIGHT-TO-LEFT EMBEDDING'],
  [0x202c, 'POP DIRECTIONAL FORMATTING'],
  [0x202d, 'LEFT-TO-RIGHT OVERRIDE'],
  [0x202e, 'RIGHT-TO-LEFT OVERRIDE'],
  [0x2060, 'WORD JOINER'],
  [0x2066, 'LEFT-TO-RIGHT ISOLATE'],
  [0x2067, 'RIGHT-TO-LEFT ISOLATE'],
  [0x2068, 'FIRST STRONG ISOLATE'],
  [0x2069, 'POP DIRECTIONAL ISOLATE'],
  [0x3164, 'HANGUL FILLER'],
  [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
  [0xffa0, 'HALFWIDTH HANGUL FILLER'],
]);

/** Characters that may be hidden; most texts hold none. Newlines and tabs are handled in `hasPurpose`. */
const SUSPECT = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\ufff0-\uffff]/gu;

/** Scripts with joining letters, where a joiner changes how a word is spelt. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]$/u;
/** Scripts without spaces, where a zero-width space separates words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const EMOJI_BEFORE = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u{fe0f})$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
/** Visible although in Unicode's category of format characters: signs before Arabic numbers and names. */
const VISIBLE_FORMAT = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
/** Tag letters after a black flag emoji, for the flag of a region. */
const FLAG_LETTER = /[\u{e0020}-\u{e007f}]/u;

/** True if a suspect character has a purpose in its surroundings. */
function hasPurpose(character: string, before: string, after: string, whole: string): boolean {
  switch (character) {
    case '\n':
    case '\t':
      return true;
    case '\r':
      return after.startsWith('\n');
    case '\u00ad':
      return /\p{L}$/u.test(before) && /^\p{L}/u.test(after);
    case '\u200b':
      return UNSPACED.test(before);
    case '\u200d':
      return JOINING.test(before) || (EMOJI_BEFORE.test(before) && EMOJI_AFTER.test(after));
    case '\u200c':
      return JOINING.test(before);
    case '\u200e':
    case '\u200f':
    case '\u061c':
      return RIGHT_TO_LEFT.test(whole);
    default:
      if (FLAG_LETTER.test(character)) return /[\u{1f3f4}\u{e0020}-\u{e007f}]$/u.test(before);
      return VISIBLE_FORMAT.test(character) || /[\ufffc\ufffd]/.test(character);
  }
}

function nameOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const kind = /\p{Cs}/u.test(character) ? 'half a character' : 'a control character';
  return `${codePointName(character)} ${NAMES.get(code) ?? kind}`;
}

/**
 * Finds the first hidden character without a purpose: control characters, bidirectional overrides and
 * isolates, zero-width characters, soft hyphens outside words, lone surrogates. Newlines, tabs, and joiners
 * inside emoji and in scripts that need them are fine. Null if there is none.
 */
export function findHiddenCharacter(text: string): HiddenCharacter | null {
  for (const { 0: character, index } of text.matchAll(SUSPECT)) {
    const end = index + character.length;
    // Two code units on each side hold one neighbouring character, even outside the basic plane.
    const before = text.slice(Math.max(0, index - 2), index);
    if (!hasPurpose(character, before, text.slice(end, end + 2), text))
      return { index, name: nameOf(character) };
  }
  return null;
}

/** Decodes numeric character references ("&#x202E;"). */
export function decodeCharacterReferences(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));?/gi, (whole, hex: string, decimal: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Removes control characters and bidirectional marks, for messages that quote the text. */
export const removeControls = (text: string): string =>
  text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

/**
 * Writes control characters and bidirectional marks as "<U+001B>", so that a quoted text cannot control the
 * terminal. Newlines and tabs stay.
 */
export const escapeControls = (text: string): string =>
  text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, (control) =>
    control === '\n' || control === '\t' ? control : `<${codePointName(control)}>`,
  );
