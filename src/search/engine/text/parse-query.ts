import { wordsOf } from './each-token.ts';

/** A shopper's query, taken apart as Typesense does. */
export interface ParsedQuery {
  /** Words to look for, in order; none: everything. */
  words: string[];
  /** `-diesel`, `-"land rover"`: what has these is left out. */
  excluded: string[][];
  /** `"land rover"`: these words must follow one another in one field. */
  phrases: string[][];
}

/** Punctuation but for what has a meaning in a query. */
const BUT_OPERATORS = /[^\p{L}\p{N}"-]/gu;

/** @param q as written; a word after `-` is excluded, words between `"` are a phrase. */
export function parseQuery(q: string): ParsedQuery {
  const parsed: ParsedQuery = { words: [], excluded: [], phrases: [] };
  let excluding = false;
  let inPhrase = false;
  let phrase: string[] = [];
  const endPhrase = () => {
    if (phrase.length > 0) (excluding ? parsed.excluded : parsed.phrases).push(phrase);
    phrase = [];
  };
  for (let token of wordsOf(q, BUT_OPERATORS)) {
    if (token === '-') continue;
    if (token.startsWith('-')) {
      excluding = true;
      token = token.slice(1);
    }
    let ends = false;
    if (token.startsWith('"') && token.length > 1) {
      inPhrase = true;
      token = token.slice(1);
    }
    if (token.endsWith('"')) {
      if (inPhrase) ends = true;
      else if (token === '"') inPhrase = true;
    }
    for (const word of wordsOf(token)) {
      if (inPhrase) phrase.push(word);
      else if (excluding) {
        parsed.excluded.push([word]);
        excluding = false;
      } else parsed.words.push(word);
    }
    if (ends) {
      endPhrase();
      inPhrase = false;
      excluding = false;
    }
  }
  endPhrase();
  return parsed;
}
