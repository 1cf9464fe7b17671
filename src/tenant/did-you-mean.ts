import { nearestWord } from '../lib/nearest-word.ts';

/**
 * Returns ' Did you mean "explore"?', with a space before it; an empty text if no known word is similar.
 *
 * @param before text to show before the similar word, such as the folder of a file
 */
export function didYouMean(written: string, known: Iterable<string>, before = ''): string {
  const match = nearestWord(written, known);
  return match === null ? '' : ` Did you mean "${before}${match}"?`;
}

export const MAX_LISTED = 14;

/**
 * Formats words as '"a", "b" or "c"'.
 *
 * @param most a longer list is cut short
 */
export function orList(words: readonly string[], most = MAX_LISTED): string {
  const quoted = words.slice(0, most).map((word) => `"${word}"`);
  if (words.length > most) return `${quoted.join(', ')} or one of ${words.length - most} others`;
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** Lists the known names: 'Allowed: "a" or "b".' If there are none, names the key under which to add one. */
export const allowedNames = (known: readonly string[], key: string): string =>
  known.length > 0
    ? `Allowed: ${orList(known)}.`
    : `No ${key} are listed in site.yaml. Add this one under "${key}".`;
