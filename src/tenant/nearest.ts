import { editDistance } from '../lib/edit-distance.ts';

/** Shortest beginning that still says which word is meant. */
const BEGINNING = 4;

/** Longest text that may be a misspelt word: comparing takes as long as both lengths multiplied. */
const LONGEST = 200;

/**
 * The known word closest to what was written, ignoring case: few edits away, or else one that begins
 * with it. Null when none is close enough to be meant.
 */
export function nearest(written: string, known: Iterable<string>): string | null {
  if (written.length > LONGEST) return null;
  const word = written.toLowerCase();
  const words = [...known];
  const ranked = words
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  if (best && best.distance <= Math.max(1, Math.floor(Math.max(word.length, best.candidate.length) / 3)))
    return best.candidate;
  if (word.length < BEGINNING) return null;
  return words.find((candidate) => candidate.toLowerCase().startsWith(word)) ?? null;
}

/** ' Did you mean "explore"?', or nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const match = nearest(written, known);
  return match === null ? '' : ` Did you mean "${match}"?`;
}

const LISTED = 14;

/** '"a", "b" or "c"'; a long list is cut short. */
export function orList(words: readonly string[]): string {
  const quoted = words.slice(0, LISTED).map((word) => `"${word}"`);
  if (words.length > LISTED) return `${quoted.join(', ')} or one of ${words.length - LISTED} others`;
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** 'Allowed: "a" or "b".', or that the site has none, and the key to add them under. */
export const allowedNames = (known: readonly string[], key: string): string =>
  known.length > 0 ? `Allowed: ${orList(known)}.` : `The site has no ${key}: add it under ${key}.`;
