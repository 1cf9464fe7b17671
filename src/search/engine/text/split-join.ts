import { docsOf, type FieldIndex } from './field-index.ts';
import { groupOf } from './groups.ts';
import type { SearchField } from './search-field.ts';

/** Typesense only joins or splits the first words of a query. */
const MAX_WORDS = 5;

/** Documents whose field contains the words, ignoring all from the first unknown word on. */
function docsWith(index: FieldIndex, words: readonly string[]): number[] {
  let docs: number[] | undefined;
  for (const word of words) {
    const having = docsOf(index, index.idOf.get(word));
    if (having.length === 0) break;
    const both = new Set(docs ?? having);
    docs = [...having].filter((doc) => both.has(doc));
  }
  return docs ?? [];
}

const knowsAll = ({ idOf }: FieldIndex, words: readonly string[]): boolean =>
  words.every((word) => idOf.has(word));

/** Documents whose field contains the words next to each other, in order. */
export function docsWithPhrase(index: FieldIndex, words: readonly string[]): number[] {
  if (!knowsAll(index, words)) return [];
  const ids = words.map((word) => index.idOf.get(word));
  return docsWith(index, words).filter((doc) =>
    groupOf(index.texts, doc).some((text) => {
      const tokens = groupOf(index.tokens, text);
      return tokens.some((_, at) => ids.every((id, place) => tokens[at + place] === id));
    }),
  );
}

function joinWords(index: FieldIndex, words: readonly string[]): string[] | undefined {
  const all = words.join('');
  if (words.length > 1 && index.idOf.has(all)) return [all];
  if (words.length < 3) return undefined;
  return words
    .slice(1, MAX_WORDS)
    .map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`))
    .find((tried) => knowsAll(index, tried) && docsWith(index, tried).length > 0);
}

function splitWord(index: FieldIndex, words: readonly string[]): string[] | undefined {
  for (const [at, word] of words.slice(0, MAX_WORDS).entries()) {
    const parts = Array.from(word, (_, cut) => [word.slice(0, -cut), word.slice(-cut)]).find(
      (pair) => docsWithPhrase(index, pair).length > 0,
    );
    const tried = parts && words.toSpliced(at, 1, ...parts);
    if (tried && docsWith(index, tried).length > 0) return tried;
  }
  return undefined;
}

/**
 * Joins or splits words if that matches a field: "land cruiser" to "landcruiser", "mazda3" to "mazda 3".
 * Returns undefined if nothing matches.
 */
export function splitOrJoin(fields: readonly SearchField[], words: readonly string[]): string[] | undefined {
  for (const { index } of fields) {
    const tried = joinWords(index, words) ?? splitWord(index, words);
    if (tried) return tried;
  }
  return undefined;
}
