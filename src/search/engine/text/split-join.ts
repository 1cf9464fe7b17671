import { type FieldIndex, postingsOf } from './field-index.ts';
import type { SearchField } from './search-field.ts';

/** Only so many words of a query are joined or split. */
const WORDS = 5;

/** Documents that have all of the words in the field. */
export function docsWithAll(index: FieldIndex, ids: readonly number[]): number[] {
  const [first, ...others] = ids.map((id) => postingsOf(index, id));
  if (first === undefined) return [];
  const sets = others.map((docs) => new Set(docs));
  return [...first].filter((doc) => sets.every((docs) => docs.has(doc)));
}

/** Whether the words follow one another in one text of the document. */
export function hasPhrase(index: FieldIndex, doc: number, ids: readonly number[]): boolean {
  for (let at = index.docStarts[doc] as number; at < (index.docStarts[doc + 1] as number); at++) {
    const text = index.docTexts[at] as number;
    const end = (index.textStarts[text + 1] as number) - ids.length;
    for (let token = index.textStarts[text] as number; token <= end; token++) {
      if (ids.every((id, place) => index.tokens[token + place] === id)) return true;
    }
  }
  return false;
}

/** The words' numbers, up to the first that the field does not have. */
function knownIds(index: FieldIndex, words: readonly string[]): number[] {
  const ids = words.map((word) => index.idOf.get(word));
  const missing = ids.indexOf(undefined);
  return (missing === -1 ? ids : ids.slice(0, missing)) as number[];
}

function joined(index: FieldIndex, words: readonly string[]): string[] | null {
  if (words.length < 2) return null;
  const all = words.join('');
  if (index.idOf.has(all)) return [all];
  const count = Math.min(WORDS, words.length);
  if (count < 3) return null;
  for (let at = 0; at < count - 1; at++) {
    const tried = [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)];
    const ids = knownIds(index, tried);
    if (ids.length === tried.length && docsWithAll(index, ids).length > 0) return tried;
  }
  return null;
}

function splitWord(index: FieldIndex, word: string): [string, string] | null {
  for (let cut = word.length - 1; cut > 0; cut--) {
    const parts: [string, string] = [word.slice(0, cut), word.slice(cut)];
    const ids = knownIds(index, parts);
    if (ids.length === 2 && docsWithAll(index, ids).some((doc) => hasPhrase(index, doc, ids))) return parts;
  }
  return null;
}

function split(index: FieldIndex, words: readonly string[]): string[] | null {
  for (let at = 0; at < Math.min(WORDS, words.length); at++) {
    const parts = splitWord(index, words[at] as string);
    if (parts === null) continue;
    const tried = [...words.slice(0, at), ...parts, ...words.slice(at + 1)];
    if (docsWithAll(index, knownIds(index, tried)).length > 0) return tried;
  }
  return null;
}

/** "land cruiser" where a field has "landcruiser", or "mazda3" where it has "mazda 3"; null: neither. */
export function splitOrJoin(fields: readonly SearchField[], words: readonly string[]): string[] | null {
  for (const { index } of fields) {
    const tried = joined(index, words) ?? split(index, words);
    if (tried !== null) return tried;
  }
  return null;
}
