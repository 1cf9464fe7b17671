import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['explore', 'enquire', 'test_drive', 'favourites_storage'];

describe('nearest', () => {
  it('finds a misspelt word and a word in other capitals', () => {
    expect(nearest('explor', known)).toBe('explore');
    expect(nearest('Enquire', known)).toBe('enquire');
  });

  it('counts swapped neighbours as one slip, also in short words', () => {
    expect(nearest('tset_drive', known)).toBe('test_drive');
    expect(nearest('nmae', ['nav', 'name'])).toBe('name');
  });

  it('finds the word that begins with what was written, contains it, or is contained in it', () => {
    expect(nearest('favourites', known)).toBe('favourites_storage');
    expect(nearest('storage', known)).toBe('favourites_storage');
    expect(nearest('Sale Price', ['Make', 'Price'])).toBe('Price');
  });

  it('prefers few edits to a part of a word', () => {
    expect(nearest('price', ['sale price', 'prices'])).toBe('prices');
  });

  it('finds nothing when nothing is close', () => {
    expect(nearest('colour', known)).toBeNull();
    expect(nearest('fav', known)).toBeNull();
    expect(nearest('width', ['id'])).toBeNull();
    expect(nearest('x', [])).toBeNull();
  });

  it('compares no text that is too long to be a word', () => {
    expect(nearest(`${'x'.repeat(200)}y`, ['x'.repeat(201)])).toBeNull();
  });

  it('always finds a long word with one letter dropped', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat(), (target, at) => {
        const index = at % target.length;
        expect(nearest(target.slice(0, index) + target.slice(index + 1), known)).toBe(target);
      }),
    );
  });
});
