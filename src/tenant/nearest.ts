import { editDistance } from '../lib/edit-distance.ts';

/** Shortest prefix that is taken for an abbreviation. */
const MIN_PREFIX = 4;

/** Longer texts are not compared: the time grows with the product of both lengths. */
const MAX_LENGTH = 200;

/**
 * Finds the known word closest to `written`, ignoring case: a few edits away, or else one that starts with
 * it. Null if none is close.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  if (written.length > MAX_LENGTH) return null;
  const word = written.toLowerCase();
  const words = [...known];
  const ranked = words
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best && best.distance <= Math.max(1, Math.floor(Math.max(word.length, best.candidate.length) / 3)))
    return best.candidate;
  if (word.length < MIN_PREFIX) return null;
  return words.find((candidate) => candidate.toLowerCase().startsWith(word)) ?? null;
}

/** ' Did you mean "explore"?', or nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const match = nearest(written, known);
  return match === null ? '' : ` Did you mean "${match}"?`;
}

const MAX_LISTED = 14;

/** Formats '"a", "b" or "c"'; truncates long lists. */
export function orList(words: readonly string[]): string {
  const quoted = words.slice(0, MAX_LISTED).map((word) => `"${word}"`);
  if (words.length > MAX_LISTED) return `${quoted.join(', ')} or one of ${words.length - MAX_LISTED} others`;
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** 'Allowed: "a" or "b".', or a hint to add some if the site has none. */
export const allowedNames = (known: readonly string[], key: string): string =>
  known.length > 0 ? `Allowed: ${orList(known)}.` : `The site has no ${key}: add it under ${key}.`;
