import { eachToken } from './each-token.ts';
import { endGroup, type Groups, groupOf, startGroups, toGroups } from './groups.ts';
import type { TextSource } from './text-search.ts';

/** Inverted index of one field. A word's number is its alphabetical position. */
export interface FieldIndex {
  words: readonly string[];
  idOf: ReadonlyMap<string, number>;
  /** Length of the prefix that a word shares with the word before it. */
  shared: Uint8Array;
  /** The highest rank among a word's documents. */
  rank: Float64Array;
  /** Documents that contain each word, in ascending order. */
  postings: readonly (readonly number[])[];
  /** Texts of each document: none, one, or the entries of its list. */
  texts: Groups;
  /** Words of each text. */
  tokens: Groups;
}

function sharedLength(word: string, before: string): number {
  let length = 0;
  while (length < before.length && before.charCodeAt(length) === word.charCodeAt(length)) length++;
  return length;
}

/** Tokenizes each different text once, since many vehicles share a make, model or badge. */
export function buildFieldIndex(source: TextSource, field: string): FieldIndex {
  const textOf = new Map<string, number>();
  const idOf = new Map<string, number>();
  const tokenGroups = startGroups();
  const textGroups = startGroups();
  for (let doc = 0; doc < source.size; doc++) {
    for (const text of source.textsOf(field, doc)) {
      if (!textOf.has(text)) {
        eachToken(text, (word) => {
          const token = idOf.get(word) ?? idOf.size;
          idOf.set(word, token);
          tokenGroups.items.push(token);
        });
        textOf.set(text, endGroup(tokenGroups) - 1);
      }
      textGroups.items.push(textOf.get(text) as number);
    }
    endGroup(textGroups);
  }

  const words = [...idOf.keys()].sort();
  const sorted = new Uint32Array(words.length);
  words.forEach((word, id) => {
    sorted[idOf.get(word) as number] = id;
    idOf.set(word, id);
  });
  const texts = toGroups(textGroups);
  const tokens = toGroups(tokenGroups);
  tokens.items = tokens.items.map((token) => sorted[token] as number);

  const postings: number[][] = words.map(() => []);
  for (let doc = 0; doc < source.size; doc++) {
    for (const text of groupOf(texts, doc)) {
      for (const word of groupOf(tokens, text)) {
        const docs = postings[word] as number[];
        if (docs[docs.length - 1] !== doc) docs.push(doc);
      }
    }
  }
  const rank = Float64Array.from(postings, (docs) =>
    docs.reduce((most, doc) => Math.max(most, source.rank(doc)), Number.NEGATIVE_INFINITY),
  );
  const shared = Uint8Array.from(words, (word, id) => sharedLength(word, words[id - 1] ?? ''));
  return { words, idOf, shared, rank, postings, texts, tokens };
}

/** Documents that contain a word, in ascending order; none if the field does not contain it. */
export const docsOf = ({ postings }: FieldIndex, word = -1): readonly number[] => postings[word] ?? [];
