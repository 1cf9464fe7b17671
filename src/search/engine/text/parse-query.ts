import { wordsOf } from './each-token.ts';

/** A query, parsed as Typesense does. */
export interface ParsedQuery {
  /** Words to find, in order; empty if the query matches everything. */
  words: string[];
  /** Words and phrases that documents must not contain: `-diesel`, `-"land rover"`. */
  excluded: string[][];
  /** Phrases, whose words must be adjacent in one field: `"land rover"`. */
  phrases: string[][];
}

export function parseQuery(q: string): ParsedQuery {
  const parsed: ParsedQuery = { words: [], excluded: [], phrases: [] };
  // Any dashes, then a phrase in quotes (the closing quote may be missing) or a word.
  for (const [, minus, phrase, part = ''] of q.matchAll(/(-*)(?:"([^"]*)"?|([^ \n]+))/g)) {
    const words = wordsOf(phrase ?? part);
    if (words.length === 0) continue;
    if (minus) parsed.excluded.push(words);
    else if (phrase === undefined) parsed.words.push(...words);
    else parsed.phrases.push(words);
  }
  return parsed;
}
