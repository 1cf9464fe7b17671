import { nearestWord } from '../lib/nearest-word.ts';

/** ' Did you mean "explore"?', or nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const match = nearestWord(written, known);
  return match === null ? '' : ` Did you mean "${match}"?`;
}

export const MAX_LISTED = 14;

/** '"a", "b" or "c"'; a long list is cut short. */
export function orList(words: readonly string[]): string {
  const quoted = words.slice(0, MAX_LISTED).map((word) => `"${word}"`);
  if (words.length > MAX_LISTED) return `${quoted.join(', ')} or one of ${words.length - MAX_LISTED} others`;
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** 'Allowed: "a" or "b".'; if there are none, the key under which to add the unknown one. */
export const allowedNames = (known: readonly string[], key: string): string =>
  known.length > 0
    ? `Allowed: ${orList(known)}.`
    : `No ${key} are listed in site.yaml. Add this one under "${key}".`;
