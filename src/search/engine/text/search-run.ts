import { createCandidates, type QueryToken, typosAllowed } from './candidates.ts';
import { docsOf } from './field-index.ts';
import { documentScore } from './score.ts';
import type { SearchField } from './search-field.ts';
import type { TextQuery } from './text-search.ts';

/** Limit for combinations of typo counts, and of candidate words. */
const MAX_COMBINATIONS = 10;

/** Details of a matching word. */
export interface FoundWord {
  /** Length of the query word. */
  root: number;
  typos: number;
  prefix: boolean;
}

/** The results of a query so far. */
export interface SearchRun {
  /** Score of each document; 0: not found. */
  scores: Float64Array;
  /** Number of documents found. */
  found: number;
  words: ReadonlyMap<string, FoundWord>;
  /**
   * Finds documents with all of `tokens`. Allows more typos only while fewer documents than the threshold are
   * found.
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

const countOf = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((product, { length }) => Math.min(MAX_COMBINATIONS, product * length), 1);

const countOfDocs = (lists: readonly (readonly number[])[]): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/** @param allowed one byte per document: 1 if it may be found; null: all */
export function createSearchRun(
  query: TextQuery,
  fields: readonly SearchField[],
  size: number,
  allowed: Uint8Array | null,
): SearchRun {
  const scores = new Float64Array(size);
  const stamps = new Uint32Array(size);
  const words = new Map<string, FoundWord>();
  const tried = new Set<string>();
  let stamp = 1;

  const idsOf = (word: string, may: (field: SearchField) => boolean): number[] =>
    fields.map((field) => (may(field) ? (field.index.idOf.get(word) ?? -1) : -1));

  /** Documents that contain every word in some field. Starts with the rarest word. */
  const docsWithAll = (ids: readonly number[][]): number[] => {
    const lists = ids
      .filter((places) => places.some((id) => id >= 0))
      .map((places) => places.map((id, at) => docsOf((fields[at] as SearchField).index, id)))
      .sort((a, b) => countOfDocs(a) - countOfDocs(b));
    let docs: number[] = [];
    for (const list of lists) {
      const first = list === lists[0];
      docs = [];
      for (const having of list) {
        for (const doc of having) {
          const seen = stamps[doc] as number;
          if (first ? seen >= stamp || allowed?.[doc] === 0 : seen !== stamp - 1) continue;
          stamps[doc] = stamp;
          docs.push(doc);
        }
      }
      stamp++;
      if (docs.length === 0) break;
    }
    stamp++;
    return docs;
  };

  const tryWords = (chosen: [string, FoundWord][], cost: number, dropped: readonly QueryToken[]) => {
    const kept = chosen.map(([word, { typos, prefix }]) =>
      idsOf(word, (field) => typos <= field.typos && (field.prefix || !prefix)),
    );
    const docs = docsWithAll(kept);
    const ids = [...kept, ...dropped.map(({ word }) => idsOf(word, () => true))];
    const trial = { kept: kept.length, ids, cost, preferWhole: query.prioritizeExactMatch };
    for (const doc of docs) {
      if (scores[doc] === 0) run.found++;
      scores[doc] = Math.max(scores[doc] as number, documentScore(fields, doc, trial));
    }
    if (docs.length > 0) for (const [word, how] of chosen) if (!words.has(word)) words.set(word, how);
  };

  const tryAll = (
    tokens: readonly QueryToken[],
    lists: readonly string[][],
    typos: readonly number[],
    dropped: readonly QueryToken[],
  ) => {
    for (let n = 0; n < countOf(lists); n++) {
      const chosen = combination(lists, n);
      const key = chosen.join(' ');
      if (tried.has(key)) continue;
      tried.add(key);
      let cost = 0;
      const trial = chosen.map((word, at): [string, FoundWord] => {
        const { word: queryWord, last } = tokens[at] as QueryToken;
        const mistakes = typos[at] as number;
        const prefix = last && word.length > queryWord.length + mistakes;
        cost += 2 * mistakes + Number(prefix);
        return [word, { root: queryWord.length, typos: mistakes, prefix }];
      });
      tryWords(trial, cost, dropped);
    }
  };

  const search = (tokens: readonly QueryToken[], dropped: readonly QueryToken[]) => {
    const candidates = createCandidates(fields, size, allowed);
    const costs = tokens.map(({ word }) => typosAllowed(word));
    for (let n = 0; n < countOf(costs); n++) {
      const typos = combination(costs.toReversed(), n).reverse();
      const used = new Set<string>();
      const lists: string[][] = [];
      for (const [at, token] of tokens.entries()) {
        const isLast = at > 0 && dropped.length === 0 && at === tokens.length - 1;
        const previous = isLast ? lists[at - 1]?.[0] : undefined;
        const list = candidates(token, typos[at] as number, previous, used);
        if (list.length === 0) break;
        lists.push(list);
      }
      const missing = lists.length;
      if (missing === tokens.length) tryAll(tokens, lists, typos, dropped);
      else {
        // This word has no candidates at that number of typos: remove the number and start over.
        const left = (costs[missing] as number[]).filter((typo) => typo !== typos[missing]);
        if (left.length === 0) return;
        costs[missing] = left;
        n = -1;
      }
      if (run.found >= query.typoTokensThreshold) return;
    }
  };

  const run = { scores, found: 0, words, search };
  return run;
}
