import { codePointName } from '../../lib/code-point-name.ts';

/** Control and zero-width characters, line separators, bidirectional overrides and noncharacters. */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;
const TAG = /<\/?[a-z!][^>]*>/gi;
const SPACES = /\s+/g;
/** Needs no cleaning: printable ASCII without "<", single spaces between words. */
const PLAIN = /^[!-;=-~]+(?: [!-;=-~]+)*$/;

/** Maximum length of a one-line field; longer text is cut between words. */
export const SHORT_TEXT = 200;
/** Maximum length of a long text such as the dealer's comments. */
export const LONG_TEXT = 20_000;

/** Removes control characters and bidirectional overrides, and replaces lone surrogates; keeps tabs and newlines. */
export function stripControls(text: string): string {
  return text.toWellFormed().replace(UNSAFE, '');
}

/** True if `stripControls` would change the text. */
export function hasHiddenCharacters(text: string): boolean {
  return text.search(UNSAFE) >= 0 || !text.isWellFormed();
}

/** Writes hidden characters as "<U+202E>", for reports. */
export function showHiddenCharacters(text: string): string {
  return text.toWellFormed().replace(UNSAFE, (hidden) => `<${codePointName(hidden)}>`);
}

/** True if a text has an HTML tag. */
export function hasTag(text: string): boolean {
  return text.search(TAG) >= 0;
}

/**
 * Shortens a text to at most `max` characters: at the last space if one is near, never inside a surrogate
 * pair. No ellipsis is added.
 */
export function limitLength(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return (space > max * 0.8 ? cut.slice(0, space) : cut).trimEnd();
}

/**
 * Cleans untrusted text to one line: no control characters, no tags, single spaces, at most `max` characters.
 * Cleaning twice gives the same result as once.
 */
export function cleanText(text: string, max: number = SHORT_TEXT): string {
  if (PLAIN.test(text)) return limitLength(text, max);
  let out = stripControls(text).normalize('NFC');
  while (out.search(TAG) >= 0) out = out.replace(TAG, ' ');
  return limitLength(out.replace(SPACES, ' ').trim(), max);
}

/** True if `cleanText` would change nothing. Fast, because reading stock files depends on it. */
export function isClean(text: string, max: number = SHORT_TEXT): boolean {
  return text.length <= max && (PLAIN.test(text) || cleanText(text, max) === text);
}
