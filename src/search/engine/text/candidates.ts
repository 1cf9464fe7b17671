import type { closeWords, WordRange } from './close-words.ts';
import { type FieldIndex, postingsOf } from './field-index.ts';
import type { SearchField } from './search-field.ts';

/** Words tried in place of one of the shopper's, as Typesense's `max_candidates` has it. */
export const CANDIDATES = 10;

/** Typesense looks at four times as many before it takes the highest. */
const POOL = 4 * CANDIDATES;

export interface QueryToken {
  word: string;
  /** The last of the query: the shopper may still be typing it. */
  last: boolean;
}

/** How many typos a word may have, by its length: none under four characters, two from seven. */
export const typosAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

const mask = (size: number, docs: Uint32Array, allowed: Uint8Array | null): Uint8Array => {
  const within = new Uint8Array(size);
  for (const doc of docs) if (allowed === null || allowed[doc] === 1) within[doc] = 1;
  return within;
};

/** The word itself first, then the close ones of the highest documents. */
function wordsNear(
  close: typeof closeWords,
  index: FieldIndex,
  word: string,
  prefix: boolean,
  distance: number,
  within: Uint8Array | null,
  used: Set<string>,
): string[] {
  const exact = index.idOf.get(word);
  const pool: number[] = [];
  const isWanted = (id: number): boolean =>
    id !== exact &&
    !used.has(index.words[id] as string) &&
    (within === null || postingsOf(index, id).some((doc) => within[doc] === 1));

  /** The highest of a range that there is room for; of equals the first. */
  const take = ({ from, to }: WordRange) => {
    const room = POOL - pool.length;
    const top: number[] = [];
    for (let id = from; id < to && room > 0; id++) {
      const rank = index.rank[id] as number;
      if (top.length === room && rank <= (index.rank[top[room - 1] as number] as number)) continue;
      if (!isWanted(id)) continue;
      let at = top.length;
      while (at > 0 && (index.rank[top[at - 1] as number] as number) < rank) at--;
      top.splice(at, 0, id);
      if (top.length > room) top.pop();
    }
    pool.push(...top);
  };
  for (const range of close(index, word, prefix, distance).toReversed()) take(range);

  for (const id of pool) used.add(index.words[id] as string);
  pool.sort((a, b) => (index.rank[b] as number) - (index.rank[a] as number));
  if (exact !== undefined && distance === 0 && !used.has(word)) {
    used.add(word);
    pool.unshift(exact);
  }
  return pool.slice(0, CANDIDATES).map((id) => index.words[id] as string);
}

/** Fields that hold the word, those where most documents have it first. */
const fieldsWith = (fields: readonly SearchField[], word: string): SearchField[] =>
  fields
    .map((field) => ({ field, id: field.index.idOf.get(word) }))
    .filter(({ id }) => id !== undefined)
    .map(({ field, id }) => ({ field, docs: postingsOf(field.index, id as number).length }))
    .toSorted((a, b) => b.docs - a.docs)
    .map(({ field }) => field);

/** Looks up the words to try for a shopper's, over all fields; remembers them for one search. */
export function createCandidates(
  fields: readonly SearchField[],
  size: number,
  allowed: Uint8Array | null,
  close: typeof closeWords,
) {
  const known = new Map<string, string[]>();

  /**
   * @param previous the word tried in place of the one before, where this is the last of several: what
   *   stands beside it in one field comes first.
   * @param used words already tried in this round; grows.
   */
  return (token: QueryToken, distance: number, previous: string | null, used: Set<string>): string[] => {
    const key = `${token.word} ${distance}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const words: string[] = [];

    const look = (among: readonly SearchField[], beside: string | null): boolean =>
      among.some(({ index, prefix, typos }) => {
        if (distance > typos) return false;
        const id = beside === null ? undefined : index.idOf.get(beside);
        const within = id === undefined ? allowed : mask(size, postingsOf(index, id), allowed);
        const near = wordsNear(close, index, token.word, prefix && token.last, distance, within, used);
        if (near.length === 0) return false;
        words.push(...near);
        // A later round of the same search tries those of the first field only, as Typesense's does.
        if (!known.has(key)) known.set(key, [...words]);
        return words.length >= CANDIDATES;
      });

    if (previous === null) look(fields, null);
    else if (!look(fieldsWith(fields, previous), previous) && fields.length > 1) look(fields, null);
    return words;
  };
}
