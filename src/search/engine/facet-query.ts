import { SearchProblem } from '../search-problem.ts';
import type { FacetColumn } from './facet-column.ts';
import { wordsOf } from './text/each-token.ts';

/** `model:Hil`: which values of one facet are counted. */
export interface FacetQuery {
  field: string;
  /** Each must begin a word of the value. */
  words: string[];
}

/** Throws a `SearchProblem` where the query names no field of `facets`. */
export function facetQueryOf(text: string, facets: readonly string[]): FacetQuery | null {
  if (text.trim() === '') return null;
  const colon = text.indexOf(':');
  if (colon === -1) throw new SearchProblem(400, 'Facet query must be in the `facet_field: value` format.');
  const field = text.slice(0, colon).trim();
  if (!facets.includes(field)) {
    throw new SearchProblem(
      400,
      `Facet query refers to a facet field \`${field}\` that is not part of \`facet_by\` parameter.`,
    );
  }
  return { field, words: wordsOf(text.slice(colon + 1)) };
}

const begins = (label: string, words: readonly string[]): boolean => {
  const own = wordsOf(label);
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
};

/** By code: 1 where the query lets the value through; null: all. */
export function valuesAsked(column: FacetColumn, words: readonly string[]): Uint8Array | null {
  if (words.length === 0) return null;
  return Uint8Array.from([false, ...column.labels.map((label) => begins(label, words))], Number);
}

/** The value with the beginnings that were asked for marked. */
export function markBeginnings(
  label: string,
  words: readonly string[],
  startTag: string,
  endTag: string,
): string {
  return label.replace(/[^ \n]+/g, (word) => {
    const plain = wordsOf(word)[0] ?? '';
    const longest = words
      .filter((sought) => plain.startsWith(sought))
      .reduce((length, { length: own }) => Math.max(length, own), 0);
    if (longest === 0) return word;
    let end = 0;
    for (let found = 0; found < longest && end < word.length; end++) {
      found += wordsOf(word[end] as string).join('').length;
    }
    return `${startTag}${word.slice(0, end)}${endTag}${word.slice(end)}`;
  });
}
