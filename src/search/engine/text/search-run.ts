import { CANDIDATES, createCandidates, type QueryToken, typosAllowed } from './candidates.ts';
import { createCloseWords } from './close-words.ts';
import { postingsOf } from './field-index.ts';
import { documentScore, type Trial } from './score.ts';
import type { SearchField } from './search-field.ts';
import type { TextQuery } from './text-search.ts';

/** Combinations tried at most: of numbers of typos, and of words. */
const COMBINATIONS = 10;

/** A word found in place of one of the shopper's: how it is marked. */
export interface FoundWord {
  /** Length of the shopper's word. */
  root: number;
  typos: number;
  prefix: boolean;
}

interface TriedWord extends FoundWord {
  word: string;
}

/** What a query has found so far. */
export interface SearchRun {
  /** Scores by document; 0: not found. */
  scores: Float64Array;
  found: () => number;
  words: ReadonlyMap<string, FoundWord>;
  /** Looks for all of `tokens`; more typos only while fewer than the threshold are found. */
  search: (tokens: readonly QueryToken[], dropped: readonly QueryToken[]) => void;
}

/** The n-th combination of one entry of each list: the first list's changes fastest. */
function combination<T>(lists: readonly (readonly T[])[], n: number): T[] {
  let rest = n;
  return lists.map((list) => {
    const entry = list[rest % list.length] as T;
    rest = Math.floor(rest / list.length);
    return entry;
  });
}

const combinations = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((product, list) => product * list.length, 1);

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
  const close = createCloseWords();
  let found = 0;
  let stamp = 0;

  /** Documents that have every word in some field that may have it. */
  const withAll = (trial: readonly TriedWord[], idsOf: (word: TriedWord) => number[]): number[] => {
    const docs: number[] = [];
    const lists = trial.map(idsOf).filter((ids) => ids.some((id) => id >= 0));
    lists.forEach((ids, at) => {
      for (const [place, id] of ids.entries()) {
        if (id < 0) continue;
        for (const doc of postingsOf((fields[place] as SearchField).index, id)) {
          const seen = stamps[doc] as number;
          const ready = at === 0 ? seen <= stamp && allowed?.[doc] !== 0 : seen === stamp + at;
          if (!ready) continue;
          stamps[doc] = stamp + at + 1;
          if (at === lists.length - 1) docs.push(doc);
        }
      }
    });
    stamp += lists.length;
    return docs;
  };

  const tryWords = (trial: readonly TriedWord[], cost: number, dropped: readonly QueryToken[]) => {
    const idsOf = ({ word, typos, prefix }: TriedWord): number[] =>
      fields.map((field) =>
        typos > field.typos || (prefix && !field.prefix) ? -1 : (field.index.idOf.get(word) ?? -1),
      );
    const docs = withAll(trial, idsOf);
    if (docs.length === 0) return;

    const kept = trial.map(idsOf);
    const extra = dropped.map(({ word }) => fields.map(({ index }) => index.idOf.get(word) ?? -1));
    const scored: Trial = {
      kept: trial.length,
      ids: fields.map((_, at) => Int32Array.from([...kept, ...extra], (ids) => ids[at] as number)),
      cost,
      prioritizeExactMatch: query.prioritizeExactMatch,
    };
    const alsoIn = extra.map((ids) => {
      const having = new Set<number>();
      ids.forEach((id, at) => {
        if (id >= 0) for (const doc of postingsOf((fields[at] as SearchField).index, id)) having.add(doc);
      });
      return having;
    });
    for (const doc of docs) {
      const matched = trial.length + alsoIn.filter((having) => having.has(doc)).length;
      const score = documentScore(fields, doc, scored, matched);
      if (scores[doc] === 0) found++;
      if (score > (scores[doc] as number)) scores[doc] = score;
    }
    for (const { word, ...how } of trial) if (!words.has(word)) words.set(word, how);
  };

  const tryAll = (
    tokens: readonly QueryToken[],
    lists: readonly string[][],
    typos: readonly number[],
    dropped: readonly QueryToken[],
  ) => {
    const count = Math.min(combinations(lists), Math.max(COMBINATIONS, CANDIDATES));
    for (let n = 0; n < count; n++) {
      const chosen = combination(lists, n);
      const key = chosen.join(' ');
      if (tried.has(key)) continue;
      tried.add(key);
      let cost = 0;
      const trial = chosen.map((word, at): TriedWord => {
        const { word: asked, last } = tokens[at] as QueryToken;
        const mistakes = typos[at] as number;
        const prefix = last && word.length > asked.length + mistakes;
        cost += 2 * mistakes + (prefix ? 1 : 0);
        return { word, root: asked.length, typos: mistakes, prefix };
      });
      tryWords(trial, cost, dropped);
    }
  };

  const search = (tokens: readonly QueryToken[], dropped: readonly QueryToken[]) => {
    const candidates = createCandidates(fields, size, allowed, close);
    const costs = tokens.map(({ word }) =>
      Array.from({ length: typosAllowed(word) + 1 }, (_, typos) => typos),
    );
    for (let n = 0; n < Math.min(COMBINATIONS, combinations(costs)); n++) {
      const typos = combination(costs.toReversed(), n).reverse();
      const used = new Set<string>();
      const lists: string[][] = [];
      for (const [at, token] of tokens.entries()) {
        const isLast = tokens.length > 1 && dropped.length === 0 && at === tokens.length - 1;
        const previous = isLast ? (lists[at - 1]?.[0] ?? null) : null;
        const list = candidates(token, typos[at] as number, previous, used);
        if (list.length === 0) break;
        lists.push(list);
      }
      const missing = lists.length;
      if (missing === tokens.length) tryAll(tokens, lists, typos, dropped);
      else {
        // No word is that far from this one: go on without that number of typos, from the start.
        costs[missing] = (costs[missing] as number[]).filter((typo) => typo !== typos[missing]);
        if (costs[missing].length === 0) return;
        n = -1;
      }
      if (found >= query.typoTokensThreshold) return;
    }
  };

  return { scores, found: () => found, words, search };
}
