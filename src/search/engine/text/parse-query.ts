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

/** @param q as written; what follows `-` is excluded, words between `"` are a phrase. */
export function parseQuery(q: string): ParsedQuery {
  const parsed: ParsedQuery = { words: [], excluded: [], phrases: [] };
  for (const [, minus, phrase, part = ''] of q.matchAll(/(-*)(?:"([^"]*)"?|([^ \n]+))/g)) {
    const words = wordsOf(phrase ?? part);
    if (words.length === 0) continue;
    if (minus) parsed.excluded.push(words);
    else if (phrase === undefined) parsed.words.push(...words);
    else parsed.phrases.push(words);
  }
  return parsed;
}
