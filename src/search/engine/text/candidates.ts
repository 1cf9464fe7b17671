import { closeWords, type WordRange } from './close-words.ts';
import { docsWithWord } from './field-index.ts';
import type { SearchField } from './search-field.ts';

/** Number of candidate words tried for each query word: Typesense's default `max_candidates`. */
const MAX_CANDIDATES = 10;

/** Typesense collects four times as many candidates and keeps the highest ranked. */
const MAX_POOL = 4 * MAX_CANDIDATES;

export interface QueryToken {
  word: string;
  /** The last word of the query, which the shopper may still be typing. */
  last: boolean;
}

/**
 * Numbers of typos to try in a query word: none under four characters, at most one under seven, else at most two
 * (Typesense's defaults `min_len_1typo` and `min_len_2typo`).
 */
export function typosToTry({ length }: string): number[] {
  if (length < 4) return [0];
  return length < 7 ? [0, 1] : [0, 1, 2];
}

function cachedCloseWords(field: SearchField, { word, last }: QueryToken, distance: number): WordRange[] {
  const key = `${word} ${distance} ${last}`;
  const ranges = field.cache.get(key) ?? closeWords(field.index, word, field.prefix && last, distance);
  field.cache.set(key, ranges);
  return ranges;
}

/**
 * Returns the word itself, then close words in order of their highest ranked document, without those in `used`. Adds
 * all words that it ranked to `used`, also those that are too many to return.
 *
 * @param within one byte per document: 1 if a candidate may occur in it; null if it may occur in any
 */
function candidateWords(
  field: SearchField,
  token: QueryToken,
  distance: number,
  within: Uint8Array | null,
  used: Set<string>,
): string[] {
  const { index } = field;
  const rankOf = (id: number | undefined) => index.rank[id as number] as number;
  const exact = index.idOf.get(token.word);
  const pool: number[] = [];
  const isWanted = (id: number): boolean =>
    id !== exact &&
    !used.has(index.words[id] as string) &&
    (within === null || docsWithWord(index, id).some((doc) => within[doc] === 1));

  /**
   * Adds the highest ranked words of a range to the pool while there is room. Of words with the same rank, the first is
   * kept.
   */
  const take = ({ from, to }: WordRange) => {
    const room = MAX_POOL - pool.length;
    const top: number[] = [];
    for (let id = from; id < to && room > 0; id++) {
      if (top.length === room && rankOf(id) <= rankOf(top[room - 1])) continue;
      if (!isWanted(id)) continue;
      const insertAt = top.findIndex((other) => rankOf(other) < rankOf(id));
      top.splice(insertAt < 0 ? top.length : insertAt, 0, id);
      top.length = Math.min(room, top.length);
    }
    pool.push(...top);
  };
  cachedCloseWords(field, token, distance).toReversed().forEach(take);

  pool.sort((a, b) => rankOf(b) - rankOf(a));
  const words = pool.map((id) => index.words[id] as string);
  if (exact !== undefined && distance === 0 && !used.has(token.word)) words.unshift(token.word);
  for (const word of words) used.add(word);
  return words.slice(0, MAX_CANDIDATES);
}

/**
 * Creates a lookup of candidate words over all fields, with a cache for one search.
 *
 * @param size number of documents
 * @param allowed one byte per document: 1 if it may be found; null if all may
 */
export function createCandidates(fields: readonly SearchField[], size: number, allowed: Uint8Array | null) {
  const cache = new Map<string, string[]>();

  /**
   * @param distance number of typos, 0 to 2
   * @param previous the candidate for the query word before, if `token` is the last of several words: candidates
   *   that occur in a document with it come first
   * @param used words already tried in this round; the function adds to it
   */
  return (token: QueryToken, distance: number, previous: string | undefined, used: Set<string>): string[] => {
    const key = `${token.word} ${distance}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const words: string[] = [];

    /** Adds a field's candidates to `words`. Returns true if there are enough. */
    const addFrom = (field: SearchField, within: Uint8Array | null): boolean => {
      const close = distance > field.typos ? [] : candidateWords(field, token, distance, within, used);
      words.push(...close);
      // As in Typesense, a later round of the search only gets the candidates from the first field that had
      // any.
      if (close.length > 0 && !cache.has(key)) cache.set(key, [...words]);
      return words.length >= MAX_CANDIDATES;
    };

    if (previous !== undefined) {
      const isEnough = fields
        .map((field) => ({ field, docs: docsWithWord(field.index, field.index.idOf.get(previous)) }))
        .filter(({ docs }) => docs.length > 0)
        .sort((a, b) => b.docs.length - a.docs.length)
        .some(({ field, docs }) => {
          const within = new Uint8Array(size);
          for (const doc of docs) within[doc] = allowed?.[doc] ?? 1;
          return addFrom(field, within);
        });
      if (isEnough || fields.length === 1) return words;
    }
    fields.some((field) => addFrom(field, allowed));
    return words;
  };
}
