import { distance } from 'fastest-levenshtein';

/** Shortest part of a word that can still identify it. */
const PART = 4;

/** Longest text that may be a misspelt word: comparing takes as long as both lengths multiplied. */
const LONGEST = 200;

const letters = (word: string): string => [...word].sort().join('');

/** Edits that turn one word into the other. Swapped neighbours, the commonest slip, count as one. */
function edits(a: string, b: string): number {
  const count = distance(a, b);
  return count === 2 && letters(a) === letters(b) ? 1 : count;
}

/**
 * The known word that was most likely meant, ignoring case: few edits away, or else one that begins with what was
 * written, contains it, or is contained in it ("Price" for "Sale Price"). Null when none is close.
 */
export function nearestWord(written: string, known: Iterable<string>): string | null {
  if (written.length > LONGEST) return null;
  const word = written.toLowerCase();
  const words = [...known].map((name) => ({ name, lower: name.toLowerCase() }));
  let best: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { name, lower } of words) {
    const count = edits(word, lower);
    const most = Math.max(1, Math.floor(Math.max(word.length, lower.length) / 3));
    if (count <= most && count < fewest) [best, fewest] = [name, count];
  }
  if (best !== null || word.length < PART) return best;
  const found =
    words.find(({ lower }) => lower.startsWith(word)) ??
    words.find(({ lower }) => lower.includes(word)) ??
    words.find(({ lower }) => lower.length >= PART && word.includes(lower));
  return found?.name ?? null;
}
