import type { QueryToken } from './candidates.ts';

/** A query with some of its words dropped. */
export interface Shortened {
  kept: QueryToken[];
  dropped: QueryToken[];
}

/** Ways to drop words, in Typesense's order: from the right until one word is left, then from the left. */
export function* dropTokens(tokens: readonly QueryToken[]): Generator<Shortened> {
  for (let count = tokens.length - 1; count > 0; count--) {
    yield { kept: tokens.slice(0, count), dropped: tokens.slice(count) };
  }
  for (let count = 1; count < tokens.length; count++) {
    yield { kept: tokens.slice(count), dropped: tokens.slice(0, count) };
  }
}
