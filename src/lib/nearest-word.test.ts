import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const known = ['explore', 'enquire', 'test_drive', 'favourites_storage'];

describe('nearestWord', () => {
  it('finds a misspelt word and a word in other capitals', () => {
    expect(nearestWord('explor', known)).toBe('explore');
    expect(nearestWord('Enquire', known)).toBe('enquire');
  });

  it('counts two swapped neighbouring letters as one mistake, even in short words', () => {
    expect(nearestWord('tset_drive', known)).toBe('test_drive');
    expect(nearestWord('nmae', ['nav', 'name'])).toBe('name');
  });

  it('finds the word that begins with what was written, contains it, or is contained in it', () => {
    expect(nearestWord('favourites', known)).toBe('favourites_storage');
    expect(nearestWord('storage', known)).toBe('favourites_storage');
    expect(nearestWord('Sale Price', ['Make', 'Price'])).toBe('Price');
  });

  it('prefers a word with few different letters to a longer one that contains the text', () => {
    expect(nearestWord('price', ['sale price', 'prices'])).toBe('prices');
  });

  it('finds nothing when nothing is close', () => {
    expect(nearestWord('colour', known)).toBeNull();
    expect(nearestWord('fav', known)).toBeNull();
    expect(nearestWord('width', ['id'])).toBeNull();
    expect(nearestWord('x', [])).toBeNull();
  });

  it('compares no text that is too long to be a word', () => {
    expect(nearestWord(`${'x'.repeat(200)}y`, ['x'.repeat(201)])).toBeNull();
  });

  it('always finds a long word with one letter dropped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), (target, at) => {
        const index = at % target.length;
        expect(nearestWord(target.slice(0, index) + target.slice(index + 1), known)).toBe(target);
      }),
    );
  });
});
