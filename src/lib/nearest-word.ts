import { distance } from 'fastest-levenshtein';

/** Length in characters. A shorter part of a word cannot identify the word. */
const MIN_PART_LENGTH = 4;

/** Length in characters. A longer text is not compared, because the time grows with the product of both lengths. */
const MAX_LENGTH = 200;

const sortedLetters = (word: string): string => [...word].sort().join('');

/** Edits that turn one word into the other. Swapped neighbours, the commonest slip, count as one. */
function edits(a: string, b: string): number {
  const count = distance(a, b);
  return count === 2 && sortedLetters(a) === sortedLetters(b) ? 1 : count;
}

/**
 * The known word that was most likely meant, ignoring case: few edits away, or else one that begins with what was
 * written, contains it, or is contained in it ("Price" for "Sale Price"). Null if none is close.
 */
export function nearestWord(written: string, known: Iterable<string>): string | null {
  if (written.length > MAX_LENGTH) return null;
  const word = written.toLowerCase();
  const words = [...known].map((name) => ({ name, lower: name.toLowerCase() }));
  let best: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const { name, lower } of words) {
    const count = edits(word, lower);
    // One edit for every three characters, at least one.
    const allowed = Math.max(1, Math.floor(Math.max(word.length, lower.length) / 3));
    if (count <= allowed && count < fewest) [best, fewest] = [name, count];
  }
  if (best !== null || word.length < MIN_PART_LENGTH) return best;
  const found =
    words.find(({ lower }) => lower.startsWith(word)) ??
    words.find(({ lower }) => lower.includes(word)) ??
    words.find(({ lower }) => lower.length >= MIN_PART_LENGTH && word.includes(lower));
  return found?.name ?? null;
}
