import { docsOf, type FieldIndex } from './field-index.ts';
import { groupOf } from './groups.ts';
import type { SearchField } from './search-field.ts';

/** Only so many words of a query are joined or split. */
const WORDS = 5;

/** Documents that have the words in the field, up to the first word that the field does not know. */
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

/** Documents where the words follow one another in the field. */
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

function joined(index: FieldIndex, words: readonly string[]): string[] | undefined {
  const all = words.join('');
  if (words.length > 1 && index.idOf.has(all)) return [all];
  if (words.length < 3) return undefined;
  return words
    .slice(1, WORDS)
    .map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`))
    .find((tried) => knowsAll(index, tried) && docsWith(index, tried).length > 0);
}

function split(index: FieldIndex, words: readonly string[]): string[] | undefined {
  for (const [at, word] of words.slice(0, WORDS).entries()) {
    const parts = Array.from(word, (_, cut) => [word.slice(0, -cut), word.slice(-cut)]).find(
      (pair) => docsWithPhrase(index, pair).length > 0,
    );
    const tried = parts && words.toSpliced(at, 1, ...parts);
    if (tried && docsWith(index, tried).length > 0) return tried;
  }
  return undefined;
}

/** "land cruiser" where a field has "landcruiser", or "mazda3" where it has "mazda 3"; undefined: neither. */
export function splitOrJoin(fields: readonly SearchField[], words: readonly string[]): string[] | undefined {
  for (const { index } of fields) {
    const tried = joined(index, words) ?? split(index, words);
    if (tried) return tried;
  }
  return undefined;
}
