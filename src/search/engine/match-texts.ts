import type { Column } from '../collection/collection.ts';
import { type Bitset, emptyBitset, intersection, union } from './bitset.ts';
import type { TextValue } from './filter/expression.ts';
import { wordsOf } from './text/each-token.ts';

export type TextColumn = Extract<Column, { kind: 'text' | 'texts' }>;

/** The words of each text, separated and surrounded by spaces, so that `includes` finds whole words. */
export const spacedWords = (dictionary: readonly string[], symbols?: readonly string[]): string[] =>
  dictionary.map((text) => ` ${wordsOf(text, symbols).join(' ')} `);

/** Documents with at least one code for which `marked[code]` is 1. */
function docsWithMarkedCode(column: TextColumn, marked: Uint8Array, size: number): Bitset {
  const bits = emptyBitset(size);
  const { codes } = column;
  if (column.kind === 'text') {
    for (let doc = 0; doc < size; doc++) {
      const mark = marked[codes[doc] as number] as number;
      // Sets the document's bit if `mark` is 1, without a branch (see bitset.ts).
      bits[doc >>> 5] = (bits[doc >>> 5] as number) | (mark << (doc & 31));
    }
    return bits;
  }
  const { offsets } = column;
  for (let doc = 0; doc < size; doc++) {
    const end = offsets[doc + 1] as number;
    for (let entry = offsets[doc] as number; entry < end; entry++) {
      if (marked[codes[entry] as number] === 1) {
        bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
        break;
      }
    }
  }
  return bits;
}

/**
 * Documents whose text matches one of `values`.
 *
 * @param spaced `spacedWords` of the column's dictionary
 * @param exact true: the text, or one entry of a list, must equal the value word by word; false: the document
 *   must contain all words of the value, in any order and in any entries
 */
export function matchTexts(
  column: TextColumn,
  spaced: readonly string[],
  values: readonly TextValue[],
  exact: boolean,
  size: number,
): Bitset {
  /** One byte per code: 1 if its text passes the test. Code 0, "no value", stays 0. */
  const markCodes = (test: (words: string) => boolean): Uint8Array => {
    const marked = new Uint8Array(spaced.length + 1);
    spaced.forEach((words, index) => {
      if (test(words)) marked[index + 1] = 1;
    });
    return marked;
  };
  const matchesAny = (words: string): boolean =>
    values.some((value) => {
      const sought = ` ${value.words.join(' ')}`;
      return value.prefix ? words.startsWith(sought) : words === `${sought} `;
    });
  if (exact) return docsWithMarkedCode(column, markCodes(matchesAny), size);

  return values
    .map(({ words, prefix }) =>
      words
        .map((word, index) => (prefix && index === words.length - 1 ? ` ${word}` : ` ${word} `))
        .map((sought) =>
          docsWithMarkedCode(
            column,
            markCodes((text) => text.includes(sought)),
            size,
          ),
        )
        .reduce(intersection),
    )
    .reduce(union, emptyBitset(size));
}
