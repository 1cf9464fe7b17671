import { createCandidates, type QueryToken, typosToTry } from './candidates.ts';
import { docsWithWord } from './field-index.ts';
import { documentScore } from './score.ts';
import type { SearchField } from './search-field.ts';
import type { TextQuery } from './text-search.ts';

/** Maximum number of combinations of typo counts that are tried, and of candidate words for each of them. */
const MAX_COMBINATIONS = 10;

/** Details of a word of the documents that matched a word of the query. */
export interface MatchedWord {
  /** Length of the query word. */
  queryLength: number;
  typos: number;
  /** True if the query word is only a prefix of this word. */
  prefix: boolean;
}

/** The results of a query so far. */
export interface SearchRun {
  /** Score of each document; 0: not found. */
  scores: Float64Array;
  /** Number of documents found. */
  found: number;
  /** The words of the documents found that matched a word of the query. */
  words: ReadonlyMap<string, MatchedWord>;
  /**
   * Finds documents with all of `tokens`. Allows more typos only while fewer documents than the threshold are
   * found. The words in `dropped` need not match, but raise the score.
   */
  search: (tokens: readonly QueryToken[], dropped: readonly QueryToken[]) => void;
}

/** The n-th combination of one entry from each list; the first list changes fastest. */
function combination<T>(lists: readonly (readonly T[])[], n: number): T[] {
  let rest = n;
  return lists.map((list) => {
    const entry = list[rest % list.length] as T;
    rest = Math.floor(rest / list.length);
    return entry;
  });
}

const countOfCombinations = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((product, { length }) => Math.min(MAX_COMBINATIONS, product * length), 1);

const countOfDocs = (lists: readonly (readonly number[])[]): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/**
 * @param size number of documents
 * @param allowed one byte per document: 1 if it may be found; null if all may
 */
export function createSearchRun(
  query: TextQuery,
  fields: readonly SearchField[],
  size: number,
  allowed: Uint8Array | null,
): SearchRun {
  const scores = new Float64Array(size);
  const words = new Map<string, MatchedWord>();
  const tried = new Set<string>();
  // The last step of `docsWithAll` in which each document was seen. Steps are numbered through all calls, so the array
  // need not be cleared.
  const seenAtStep = new Uint32Array(size);
  let step = 1;

  const idsOf = (word: string, isSearched: (field: SearchField) => boolean): number[] =>
    fields.map((field) => (isSearched(field) ? (field.index.idOf.get(word) ?? -1) : -1));

  /**
   * Documents that contain every word in some field. Starts with the rarest word; each further step keeps the documents
   * that were seen in the step before.
   */
  const docsWithAll = (ids: readonly number[][]): number[] => {
    const lists = ids
      .filter((idsByField) => idsByField.some((id) => id >= 0))
      .map((idsByField) => idsByField.map((id, n) => docsWithWord((fields[n] as SearchField).index, id)))
      .sort((a, b) => countOfDocs(a) - countOfDocs(b));
    let docs: number[] = [];
    for (const list of lists) {
      const isFirst = list === lists[0];
      docs = [];
      for (const docsOfField of list) {
        for (const doc of docsOfField) {
          const seenAt = seenAtStep[doc] as number;
          if (isFirst ? seenAt >= step || allowed?.[doc] === 0 : seenAt !== step - 1) continue;
          seenAtStep[doc] = step;
          docs.push(doc);
        }
      }
      step++;
      if (docs.length === 0) break;
    }
    step++;
    return docs;
  };

  const tryCombination = (chosen: [string, MatchedWord][], cost: number, dropped: readonly QueryToken[]) => {
    const kept = chosen.map(([word, { typos, prefix }]) =>
      idsOf(word, (field) => typos <= field.typos && (field.prefix || !prefix)),
    );
    const docs = docsWithAll(kept);
    const ids = [...kept, ...dropped.map(({ word }) => idsOf(word, () => true))];
    const preferWhole = query.prioritizeExactMatch;
    const combined = { required: kept.length, ids, cost, preferWhole };
    for (const doc of docs) {
      if (scores[doc] === 0) run.found++;
      scores[doc] = Math.max(scores[doc] as number, documentScore(fields, doc, combined));
    }
    if (docs.length === 0) return;
    for (const [word, details] of chosen) if (!words.has(word)) words.set(word, details);
  };

  const tryCombinations = (
    tokens: readonly QueryToken[],
    lists: readonly string[][],
    typos: readonly number[],
    dropped: readonly QueryToken[],
  ) => {
    for (let n = 0; n < countOfCombinations(lists); n++) {
      const chosen = combination(lists, n);
      const key = chosen.join(' ');
      if (tried.has(key)) continue;
      tried.add(key);
      let cost = 0;
      const matched = chosen.map((word, index): [string, MatchedWord] => {
        const { word: queryWord, last } = tokens[index] as QueryToken;
        const typosInWord = typos[index] as number;
        const prefix = last && word.length > queryWord.length + typosInWord;
        cost += 2 * typosInWord + Number(prefix);
        return [word, { queryLength: queryWord.length, typos: typosInWord, prefix }];
      });
      tryCombination(matched, cost, dropped);
    }
  };

  const search = (tokens: readonly QueryToken[], dropped: readonly QueryToken[]) => {
    const candidates = createCandidates(fields, size, allowed);
    const typosByToken = tokens.map(({ word }) => typosToTry(word));
    for (let n = 0; n < countOfCombinations(typosByToken); n++) {
      // Reversed, so that the number of typos in the last word increases first.
      const typos = combination(typosByToken.toReversed(), n).reverse();
      const used = new Set<string>();
      const lists: string[][] = [];
      for (const [index, token] of tokens.entries()) {
        const isLast = index > 0 && dropped.length === 0 && index === tokens.length - 1;
        const previous = isLast ? lists[index - 1]?.[0] : undefined;
        const list = candidates(token, typos[index] as number, previous, used);
        if (list.length === 0) break;
        lists.push(list);
      }
      if (lists.length === tokens.length) tryCombinations(tokens, lists, typos, dropped);
      else {
        // The next word has no candidates at its number of typos: remove that number and start over.
        const failed = lists.length;
        const numbersLeft = (typosByToken[failed] as number[]).filter((number) => number !== typos[failed]);
        if (numbersLeft.length === 0) return;
        typosByToken[failed] = numbersLeft;
        n = -1;
      }
      if (run.found >= query.typoTokensThreshold) return;
    }
  };

  const run = { scores, found: 0, words, search };
  return run;
}
