import { eachToken } from './each-token.ts';
import { endList, finishLists, listAt, type NumberLists, startLists } from './number-lists.ts';
import type { TextSource } from './text-search.ts';

/** Inverted index of one field. A word's number is its alphabetical position. */
export interface FieldIndex {
  /** All words of the field, in alphabetical order. */
  words: readonly string[];
  /** The number of each word. */
  idOf: ReadonlyMap<string, number>;
  /** By word number: length of the prefix that the word shares with the word before it. */
  sharedLengths: Uint8Array;
  /** By word number: the highest rank among the documents that contain the word. */
  rank: Float64Array;
  /** By word number: the documents that contain the word, in ascending order. */
  postings: readonly (readonly number[])[];
  /** By document: the numbers of its texts: none, one, or one for each entry of its list. */
  texts: NumberLists;
  /** By text number: the numbers of its words, in the order of the text. */
  tokens: NumberLists;
}

function sharedLength(word: string, before: string): number {
  let length = 0;
  while (length < before.length && before.charCodeAt(length) === word.charCodeAt(length)) length++;
  return length;
}

/** Tokenizes each different text once, since many vehicles share a make, model or badge. */
export function buildFieldIndex(source: TextSource, field: string): FieldIndex {
  const textNumbers = new Map<string, number>();
  const idOf = new Map<string, number>();
  const tokenLists = startLists();
  const textLists = startLists();
  for (let doc = 0; doc < source.size; doc++) {
    for (const text of source.textsOf(field, doc)) {
      if (!textNumbers.has(text)) {
        eachToken(text, (word) => {
          const token = idOf.get(word) ?? idOf.size;
          idOf.set(word, token);
          tokenLists.items.push(token);
        });
        textNumbers.set(text, endList(tokenLists) - 1);
      }
      textLists.items.push(textNumbers.get(text) as number);
    }
    endList(textLists);
  }

  // Until here a word's number was its order of first use; now it becomes its alphabetical position.
  const words = [...idOf.keys()].sort();
  const alphabeticalId = new Uint32Array(words.length);
  words.forEach((word, id) => {
    alphabeticalId[idOf.get(word) as number] = id;
    idOf.set(word, id);
  });
  const texts = finishLists(textLists);
  const tokens = finishLists(tokenLists);
  tokens.items = tokens.items.map((token) => alphabeticalId[token] as number);

  const postings: number[][] = words.map(() => []);
  for (let doc = 0; doc < source.size; doc++) {
    for (const text of listAt(texts, doc)) {
      for (const word of listAt(tokens, text)) {
        const docs = postings[word] as number[];
        if (docs[docs.length - 1] !== doc) docs.push(doc);
      }
    }
  }
  const rank = Float64Array.from(postings, (docs) =>
    docs.reduce((highest, doc) => Math.max(highest, source.rank(doc)), Number.NEGATIVE_INFINITY),
  );
  const sharedLengths = Uint8Array.from(words, (word, id) => sharedLength(word, words[id - 1] ?? ''));
  return { words, idOf, sharedLengths, rank, postings, texts, tokens };
}

/**
 * Documents that contain a word, in ascending order; none if the field does not contain it.
 *
 * @param word the word's number; -1 for a word that is not in the index
 */
export const docsWithWord = ({ postings }: FieldIndex, word = -1): readonly number[] => postings[word] ?? [];
