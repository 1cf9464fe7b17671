import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idsWithOneHash } from '../../../tests/support/search/ids-with-one-hash.ts';
import { idHash } from '../../lib/tie-break.ts';
import { encodePlaces, placeFinder } from './places.ts';

const finderOf = (ids: readonly string[]) => placeFinder(Uint8Array.from(encodePlaces(ids)).buffer);

it('finds the place of every id, and takes four bytes for each', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: 'binary' }), { maxLength: 50 }), (ids) => {
      expect(encodePlaces(ids)).toHaveLength(ids.length * 4);
      const placesOf = finderOf(ids);
      for (const [place, id] of ids.entries()) expect(placesOf(id)).toContain(place);
    }),
  );
});

it('finds no place for an unknown id', () => {
  expect(finderOf([])('a')).toEqual([]);
  expect(finderOf(['a', 'b'])('c')).toEqual([]);
});

it('finds the places of all ids that share a hash, in order', () => {
  const [one, other] = idsWithOneHash();
  const placesOf = finderOf(['a', other, 'b', one]);
  expect(placesOf(one)).toEqual([1, 3]);
  expect(placesOf(other)).toEqual([1, 3]);
});

it('writes little-endian on any machine', () => {
  const [byte0 = 0, byte1 = 0, byte2 = 0, byte3 = 0] = encodePlaces(['a']);
  expect(((byte3 << 24) | (byte2 << 16) | (byte1 << 8) | byte0) >>> 0).toBe(idHash('a'));
});
