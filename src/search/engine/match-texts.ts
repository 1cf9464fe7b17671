import type { Column } from '../collection/collection.ts';
import { andBits, type Bits, emptyBits, orBits } from './bits.ts';
import type { TextValue } from './filter/expression.ts';
import { wordsOf } from './text/each-token.ts';

export type TextColumn = Extract<Column, { kind: 'text' | 'texts' }>;

/** The words of each text, separated and surrounded by spaces, so that `includes` finds whole words. */
export const spacedWords = (dictionary: readonly string[]): string[] =>
  dictionary.map((text) => ` ${wordsOf(text).join(' ')} `);

/** Documents with at least one code whose entry in `marked` is 1. */
export function docsWith(column: TextColumn, marked: Uint8Array, size: number): Bits {
  const bits = emptyBits(size);
  const { codes } = column;
  if (column.kind === 'text') {
    for (let doc = 0; doc < size; doc++) {
      const mark = marked[codes[doc] as number] as number;
      bits[doc >>> 5] = (bits[doc >>> 5] as number) | (mark << (doc & 31));
    }
    return bits;
  }
  const { offsets } = column;
  for (let doc = 0; doc < size; doc++) {
    const end = offsets[doc + 1] as number;
    for (let at = offsets[doc] as number; at < end; at++) {
      if (marked[codes[at] as number] === 1) {
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
 * @param exact the text, or one entry of a list, equals the value word by word; otherwise the document
 *   contains all words of the value, in any order and in any entries
 */
export function matchTexts(
  column: TextColumn,
  spaced: readonly string[],
  values: readonly TextValue[],
  exact: boolean,
  size: number,
): Bits {
  const markEntries = (test: (words: string) => boolean): Uint8Array => {
    const marked = new Uint8Array(spaced.length + 1);
    spaced.forEach((words, at) => {
      if (test(words)) marked[at + 1] = 1;
    });
    return marked;
  };
  const matchesAny = (words: string): boolean =>
    values.some((value) => {
      const sought = ` ${value.words.join(' ')}`;
      return value.prefix ? words.startsWith(sought) : words === `${sought} `;
    });
  if (exact) return docsWith(column, markEntries(matchesAny), size);

  return values
    .map(({ words, prefix }) =>
      words
        .map((word, at) => (prefix && at === words.length - 1 ? ` ${word}` : ` ${word} `))
        .map((sought) =>
          docsWith(
            column,
            markEntries((text) => text.includes(sought)),
            size,
          ),
        )
        .reduce(andBits),
    )
    .reduce(orBits, emptyBits(size));
}
