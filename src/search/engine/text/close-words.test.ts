import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textSource } from '../../../../tests/support/search/text-source.ts';
import { closeWords } from './close-words.ts';
import { buildFieldIndex } from './field-index.ts';

const indexOf = (words: readonly string[]) =>
  buildFieldIndex(textSource(words.map((name) => ({ name }))), 'name');

const close = (words: readonly string[], word: string, prefix: boolean, distance: number): string[] => {
  const index = indexOf(words);
  return closeWords(index, word, prefix, distance).flatMap(({ from, to }) => index.words.slice(from, to));
};

/** Edit distance; swapping neighbours counts as one edit. */
function distanceOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

const WORDS = ['corolla', 'corona', 'hilux', 'hyundai', 'nissan', 'toyota', 'tucson'];

describe('closeWords', () => {
  test('at distance 0 finds the word itself or, with prefix, the words that start with it', () => {
    expect(close(WORDS, 'hilux', false, 0)).toEqual(['hilux']);
    expect(close(WORDS, 'coro', false, 0)).toEqual([]);
    expect(close(WORDS, 'coro', true, 0)).toEqual(['corolla', 'corona']);
  });

  test.each([
    ['toyta', 'a letter left out'],
    ['toyotta', 'a letter too many'],
    ['toxota', 'a wrong letter'],
    ['toytoa', 'two letters swapped'],
  ])('"%s" is at distance 1 from "toyota": %s', (word) => {
    expect(close(WORDS, word, false, 0)).toEqual([]);
    expect(close(WORDS, word, false, 1)).toEqual(['toyota']);
  });

  test('finds words whose beginning is at the given distance from a prefix', () => {
    expect(close(WORDS, 'tucso', true, 0)).toEqual(['tucson']);
    expect(close(WORDS, 'tuxso', true, 1)).toEqual(['tucson']);
    expect(close(WORDS, 'hyndu', true, 1)).toEqual([]);
    expect(close(WORDS, 'hyndu', true, 2)).toEqual(['hyundai']);
  });

  test('counts swapping the first two letters as two typos, as Typesense does', () => {
    expect(close(WORDS, 'otyota', false, 1)).toEqual([]);
    expect(close(WORDS, 'otyota', false, 2)).toEqual(['toyota']);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });

  test('never returns a word whose edit distance is more than the requested distance', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 30 }),
        word,
        fc.constantFrom(0, 1, 2),
        (words, asked, typos) => {
          for (const found of close(words, asked, false, typos)) {
            expect(distanceOf(found, asked)).toBeLessThanOrEqual(typos);
          }
        },
      ),
    );
  });

  test('finds a word at distance 1 for any one letter changed, added or left out', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('a', 'x'), (original, place, letter) => {
        const at = place % original.length;
        const rest = original.slice(at + 1);
        const changed = original.slice(0, at) + letter + rest;
        const longer = original.slice(0, at) + letter + original.slice(at);
        const shorter = original.slice(0, at) + rest;
        for (const typed of [changed, longer, shorter]) {
          if (typed === '' || typed === original) continue;
          expect(close([original], typed, false, 1)).toEqual([original]);
        }
      }),
    );
  });

  test('finds the same words whatever other words the index has', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 30 }),
        word,
        fc.boolean(),
        fc.constantFrom(0, 1, 2),
        (words, asked, prefix, typos) => {
          const alone = [...new Set(words)].filter((one) => close([one], asked, prefix, typos).length > 0);
          expect(close(words, asked, prefix, typos)).toEqual(alone.sort());
        },
      ),
    );
  });
});
