import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../lib/edit-distance.ts';
import { didYouMean, nearest, orList } from './nearest.ts';

const word = fc.string({ minLength: 1, maxLength: 12 });

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['nmae', 'name', 1],
    ['', 'abc', 3],
    ['same', 'same', 0],
  ])('from %s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('is symmetric, zero only for equal words, and at most the longer length', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(editDistance(b, a)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('nearest', () => {
  const known = ['explore', 'enquire', 'test_drive', 'favourites_storage'];

  it('finds misspelt words, other capitals and prefixes', () => {
    expect(nearest('explor', known)).toBe('explore');
    expect(nearest('Enquire', known)).toBe('enquire');
    expect(nearest('tset_drive', known)).toBe('test_drive');
    expect(nearest('favourites', known)).toBe('favourites_storage');
  });

  it('returns null when nothing is close', () => {
    expect(nearest('colour', known)).toBeNull();
    expect(nearest('fav', known)).toBeNull();
    expect(nearest('x', [])).toBeNull();
    expect(didYouMean('colour', known)).toBe('');
  });

  it('always finds a long word with one letter missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), (target, at) => {
        const index = at % target.length;
        expect(nearest(target.slice(0, index) + target.slice(index + 1), known)).toBe(target);
      }),
    );
  });
});

it('orList joins words, and truncates a long list', () => {
  expect(orList([])).toBe('');
  expect(orList(['a'])).toBe('"a"');
  expect(orList(['a', 'b', 'c'])).toBe('"a", "b" or "c"');
  expect(orList(Array.from({ length: 20 }, (_, i) => `w${i}`))).toMatch(/"w13" or one of 6 others$/);
});
