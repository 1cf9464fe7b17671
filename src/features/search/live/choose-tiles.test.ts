import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromoTileView, TileSettings } from '../../../search/settings.ts';
import { chooseTiles, tilePool } from './choose-tiles.ts';

const tile = (kind: PromoTileView['kind'], title: string = kind): PromoTileView => ({
  kind,
  title,
  text: '',
  href: '/',
  action: '',
  image: null,
});
const SIX = (['warranty', 'video_calls', 'trade_in', 'freight', 'finance', 'quality_assured'] as const).map(
  (kind) => tile(kind),
);
const settings = (changes: Partial<TileSettings> = {}): TileSettings => ({
  positions: [8],
  random: true,
  pools: { '': SIX },
  callToAction: { position: 30, tile: tile('call_to_action') },
  ...changes,
});
const all = { refinements: {} };
const kinds = (tiles: { tile: PromoTileView }[]) => tiles.map(({ tile: { kind } }) => kind);

describe('tiles among the results', () => {
  it('SRC-05 a promo tile is any of the six, as chance has it', () => {
    const seen = new Set(
      [0, 0.2, 0.4, 0.5, 0.7, 0.99].map((chance) => chooseTiles(settings(), all, [chance])[0]?.tile.kind),
    );
    expect([...seen]).toEqual(SIX.map(({ kind }) => kind));
  });

  it('SRC-03 SRC-07 without chance they come in their order, at their positions, with the call to action', () => {
    const placed = chooseTiles(settings({ positions: [2, 5] }), all, null);
    expect(placed.map(({ position }) => position)).toEqual([2, 5, 30]);
    expect(kinds(placed)).toEqual(['warranty', 'video_calls', 'call_to_action']);
  });

  it('SRC-06 the pool is that of the make and car type searched', () => {
    const pools = {
      '': SIX,
      Kia: [tile('freight', 'Kia')],
      new: [tile('finance', 'new')],
      'Kia|new': [tile('warranty', 'new Kia')],
    };
    const titleOf = (make: string[], car_type: string[]) =>
      tilePool(pools, { refinements: { make, car_type } })[0]?.title;
    expect(titleOf(['Kia'], ['new'])).toBe('new Kia');
    expect(titleOf(['Kia'], ['used'])).toBe('Kia');
    expect(titleOf(['Kia', 'Mazda'], ['new'])).toBe('new');
    expect(titleOf(['Mazda'], ['new', 'used'])).toBe('warranty');
    expect(titleOf(['constructor'], ['__proto__'])).toBe('warranty');
  });

  it('shows each tile once before any comes again, and none where there are none', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { minLength: 6, maxLength: 6 }), (chances) => {
        const positions = chances.map((_, i) => i * 5 + 1);
        const placed = chooseTiles(settings({ positions }), all, chances);
        expect(new Set(kinds(placed)).size).toBe(7);
      }),
    );
    expect(kinds(chooseTiles(settings({ pools: {} }), all, [0.5]))).toEqual(['call_to_action']);
  });
});
