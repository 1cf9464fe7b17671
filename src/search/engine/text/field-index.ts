import { eachToken } from './each-token.ts';
import type { TextSource } from './text-search.ts';

/** The words of one field and where they stand. Words are numbered in alphabetical order. */
export interface FieldIndex {
  words: readonly string[];
  idOf: ReadonlyMap<string, number>;
  /** How many characters a word shares with the one before it. */
  shared: Uint8Array;
  /** The highest rank of a word's documents. */
  rank: Float64Array;
  /** Documents of word w: `postings` from `postingStarts[w]` up to `postingStarts[w + 1]`, ascending. */
  postingStarts: Uint32Array;
  postings: Uint32Array;
  /** Texts of a document: `docTexts` from `docStarts[doc]` up to `docStarts[doc + 1]`. */
  docStarts: Uint32Array;
  docTexts: Uint32Array;
  /** Words of a text: `tokens` from `textStarts[text]` up to `textStarts[text + 1]`. */
  textStarts: Uint32Array;
  tokens: Uint32Array;
}

/** Many vehicles share a make, a model, a badge: each different text is cut into words once. */
function readTexts(source: TextSource, field: string) {
  const textOf = new Map<string, number>();
  const found = new Map<string, number>();
  const tokens: number[] = [];
  const textStarts = [0];
  const docTexts: number[] = [];
  const docStarts = new Uint32Array(source.size + 1);
  for (let doc = 0; doc < source.size; doc++) {
    for (const text of source.textsOf(field, doc)) {
      let id = textOf.get(text);
      if (id === undefined) {
        id = textOf.size;
        textOf.set(text, id);
        eachToken(text, (word) => {
          let token = found.get(word);
          if (token === undefined) {
            token = found.size;
            found.set(word, token);
          }
          tokens.push(token);
        });
        textStarts.push(tokens.length);
      }
      docTexts.push(id);
    }
    docStarts[doc + 1] = docTexts.length;
  }
  return {
    found,
    tokens: Uint32Array.from(tokens),
    textStarts: Uint32Array.from(textStarts),
    docTexts: Uint32Array.from(docTexts),
    docStarts,
  };
}

/** Puts the words in alphabetical order and renumbers the tokens to fit. */
function sortWords(found: Map<string, number>, tokens: Uint32Array): string[] {
  const words = [...found.keys()].sort();
  const renumbered = new Uint32Array(words.length);
  words.forEach((word, id) => {
    renumbered[found.get(word) as number] = id;
    found.set(word, id);
  });
  for (let at = 0; at < tokens.length; at++) tokens[at] = renumbered[tokens[at] as number] as number;
  return words;
}

function sharedLengths(words: readonly string[]): Uint8Array {
  const shared = new Uint8Array(words.length);
  for (let id = 1; id < words.length; id++) {
    const word = words[id] as string;
    const before = words[id - 1] as string;
    let length = 0;
    while (length < before.length && before.charCodeAt(length) === word.charCodeAt(length)) length++;
    shared[id] = length;
  }
  return shared;
}

export function buildFieldIndex(source: TextSource, field: string): FieldIndex {
  const { found, tokens, textStarts, docTexts, docStarts } = readTexts(source, field);
  const words = sortWords(found, tokens);
  const postingStarts = new Uint32Array(words.length + 2);
  const rank = new Float64Array(words.length).fill(Number.NEGATIVE_INFINITY);
  const latest = new Int32Array(words.length).fill(-1);

  const eachWordOfDoc = (visit: (word: number, doc: number) => void) => {
    latest.fill(-1);
    for (let doc = 0; doc < source.size; doc++) {
      for (let at = docStarts[doc] as number; at < (docStarts[doc + 1] as number); at++) {
        const text = docTexts[at] as number;
        const end = textStarts[text + 1] as number;
        for (let token = textStarts[text] as number; token < end; token++) {
          const word = tokens[token] as number;
          if (latest[word] === doc) continue;
          latest[word] = doc;
          visit(word, doc);
        }
      }
    }
  };

  // Counted one place late, so that filling moves each start to where it belongs.
  eachWordOfDoc((word) => {
    postingStarts[word + 2] = (postingStarts[word + 2] as number) + 1;
  });
  for (let word = 0; word < words.length; word++) {
    postingStarts[word + 2] = (postingStarts[word + 2] as number) + (postingStarts[word + 1] as number);
  }
  const postings = new Uint32Array(postingStarts[words.length + 1] as number);
  eachWordOfDoc((word, doc) => {
    const at = postingStarts[word + 1] as number;
    postings[at] = doc;
    postingStarts[word + 1] = at + 1;
    rank[word] = Math.max(rank[word] as number, source.rank(doc));
  });

  const shared = sharedLengths(words);
  return {
    words,
    idOf: found,
    shared,
    rank,
    postingStarts,
    postings,
    docStarts,
    docTexts,
    textStarts,
    tokens,
  };
}

/** Documents that have a word in the field, ascending. */
export const postingsOf = (index: FieldIndex, word: number): Uint32Array =>
  index.postings.subarray(index.postingStarts[word], index.postingStarts[word + 1]);
