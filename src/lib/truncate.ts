export type Excerpt = { kind: 'whole'; text: string } | { kind: 'cut'; text: string; rest: string };

// A line may break at white space, except between a number and its unit, and at breaks without width.
const BREAK = /[^\S\u00a0\u202f]|\u200b/u;
const NO_WIDTH = '\u200b';
// A comma or a dash before an ellipsis would look odd.
const LOOSE_END = /[\s\u200b,;:.|·(–—-]+$/u;

/** Index in UTF-16 units after the first `count` characters (code points); breaks without width do not count. */
function indexAfter(text: string, count: number): number {
  let seen = 0;
  let at = 0;
  for (const character of text) {
    if (character !== NO_WIDTH && seen++ === count) return at;
    at += character.length;
  }
  return at;
}

/** The last boundary between two characters as readers see them, at or before `at`. */
function graphemeBoundary(text: string, at: number): number {
  let boundary = 0;
  // The character after `at` may belong to the one before it, such as the skin tone of an emoji.
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.slice(0, at + 2));
  for (const { index } of segments) if (index <= at) boundary = index;
  return boundary;
}

/**
 * Index at which a text longer than `limit` characters has to be cut so that it fits with an ellipsis: after the last
 * whole word, or within a single word that is longer than the limit. Null for a text that fits as it is. Characters
 * are code points, the ellipsis is one of them.
 */
export function wordEnd(text: string, limit: number, keep = limit): number | null {
  if (indexAfter(text, limit) === text.length) return null;
  const end = indexAfter(text, keep - 1);
  let cut = end;
  while (cut > 0 && !BREAK.test(text.charAt(cut))) cut--;
  const words = text.slice(0, cut).replace(LOOSE_END, '');
  return words.trim() === '' ? graphemeBoundary(text, end) : words.length;
}

/**
 * Shortens a text longer than `limit` characters to `keep`, the ellipsis included, which the caller adds. `text` and
 * `rest` together are the whole text.
 */
export function excerpt(text: string, limit: number, keep = limit): Excerpt {
  const end = wordEnd(text, limit, keep);
  return end === null
    ? { kind: 'whole', text }
    : { kind: 'cut', text: text.slice(0, end), rest: text.slice(end) };
}

/** Shortens a text to one line of at most `limit` characters, the ellipsis included. */
export function clip(text: string, limit: number): string {
  const line = text.replace(/[^\S\u00a0\u202f]+/gu, ' ').trim();
  const end = wordEnd(line, limit);
  return end === null ? line : `${line.slice(0, end)}…`;
}

// Length in characters (specification §9).
const FINANCE_DISCLAIMER = 197;

/** Shortens a finance disclaimer to 197 characters (FIN-37). */
export const financeDisclaimerExcerpt = (text: string): Excerpt => excerpt(text, FINANCE_DISCLAIMER);
