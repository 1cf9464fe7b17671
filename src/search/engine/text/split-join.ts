import { docsWithWord, type FieldIndex } from './field-index.ts';
import { listAt } from './number-lists.ts';
import type { SearchField } from './search-field.ts';

/** Typesense only joins or splits the first words of a query. */
const MAX_WORDS = 5;

/** Documents whose field contains the words, ignoring the first unknown word and all words after it. */
function docsWithWords(index: FieldIndex, words: readonly string[]): number[] {
  let docs: number[] | undefined;
  for (const word of words) {
    const withThisWord = docsWithWord(index, index.idOf.get(word));
    if (withThisWord.length === 0) break;
    const withWordsBefore = new Set(docs ?? withThisWord);
    docs = [...withThisWord].filter((doc) => withWordsBefore.has(doc));
  }
  return docs ?? [];
}

const containsAll = ({ idOf }: FieldIndex, words: readonly string[]): boolean =>
  words.every((word) => idOf.has(word));

/** Documents whose field contains the words next to each other, in order. */
export function docsWithPhrase(index: FieldIndex, words: readonly string[]): number[] {
  if (!containsAll(index, words)) return [];
  const ids = words.map((word) => index.idOf.get(word));
  return docsWithWords(index, words).filter((doc) =>
    listAt(index.texts, doc).some((text) => {
      const tokens = listAt(index.tokens, text);
      return tokens.some((_, start) => ids.every((id, offset) => tokens[start + offset] === id));
    }),
  );
}

function joinWords(index: FieldIndex, words: readonly string[]): string[] | undefined {
  const joined = words.join('');
  if (words.length > 1 && index.idOf.has(joined)) return [joined];
  // With two words, the only pair was tried above.
  if (words.length < 3) return undefined;
  return words
    .slice(1, MAX_WORDS)
    .map((word, n) => words.toSpliced(n, 2, `${words[n]}${word}`))
    .find((tried) => containsAll(index, tried) && docsWithWords(index, tried).length > 0);
}

function splitWord(index: FieldIndex, words: readonly string[]): string[] | undefined {
  for (const [n, word] of words.slice(0, MAX_WORDS).entries()) {
    // Cuts off the last letter, then the last two, and so on.
    const parts = Array.from(word, (_, cut) => [word.slice(0, -cut), word.slice(-cut)]).find(
      (pair) => docsWithPhrase(index, pair).length > 0,
    );
    const tried = parts && words.toSpliced(n, 1, ...parts);
    if (tried && docsWithWords(index, tried).length > 0) return tried;
  }
  return undefined;
}

/**
 * Joins or splits words if that matches a field: "land cruiser" to "landcruiser", "mazda3" to "mazda 3".
 * Returns undefined if no field matches.
 */
export function splitOrJoin(fields: readonly SearchField[], words: readonly string[]): string[] | undefined {
  for (const { index } of fields) {
    const tried = joinWords(index, words) ?? splitWord(index, words);
    if (tried) return tried;
  }
  return undefined;
}
