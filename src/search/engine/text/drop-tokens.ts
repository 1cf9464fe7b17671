import type { QueryToken } from './candidates.ts';

/** A query with some of its words dropped. */
export interface ShortenedQuery {
  kept: QueryToken[];
  dropped: QueryToken[];
}

/**
 * Yields the query with more and more words dropped, in Typesense's order: first from the right until one word is left,
 * then from the left.
 */
export function* dropTokens(tokens: readonly QueryToken[]): Generator<ShortenedQuery> {
  for (let count = tokens.length - 1; count > 0; count--) {
    yield { kept: tokens.slice(0, count), dropped: tokens.slice(count) };
  }
  for (let count = 1; count < tokens.length; count++) {
    yield { kept: tokens.slice(count), dropped: tokens.slice(0, count) };
  }
}
