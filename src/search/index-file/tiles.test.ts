import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packTiles, unpackTiles } from './tiles.ts';

const html = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '<a>one</a>', '<a>two</a>'));
const key = fc.oneof(fc.string(), fc.constantFrom('', 'Kia', 'Kia|new', '__proto__', 'constructor', '0'));

const placed = fc.record({ position: fc.integer({ min: 1, max: 60 }), html });
const lists = <Tile>(tile: fc.Arbitrary<Tile>) => fc.array(fc.tuple(key, fc.array(tile, { maxLength: 4 })));

it('restores the tiles of every pool, in order', () => {
  fc.assert(
    fc.property(lists(html), lists(placed), html, (pools, own, callToAction) => {
      const stored = { pools: new Map(pools), placed: new Map(own), callToAction };
      expect(unpackTiles(packTiles(stored))).toEqual(stored);
    }),
  );
});

it('stores a tile once, however many pools contain it', () => {
  const warranty = '<a class="promo-tile">Warranty</a>';
  const makes = Array.from({ length: 50 }, (_, n) => [`Make ${n}`, [warranty]] as const);
  const packed = packTiles({
    pools: new Map([['', [warranty]], ...makes]),
    placed: new Map(),
    callToAction: warranty,
  });
  expect(packed.split('Warranty')).toHaveLength(2);
});
