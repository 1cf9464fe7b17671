import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredTiles } from '../../../search/index-file/tiles.ts';
import type { TileSettings } from '../../../search/settings.ts';
import { chooseTiles, tilePool } from './choose-tiles.ts';

const SIX = ['warranty', 'video_calls', 'trade_in', 'freight', 'finance', 'quality_assured'].map(
  (kind) => `<a>${kind}</a>`,
);
const CALL = '<a>call_to_action</a>';
const settings = (changes: Partial<TileSettings> = {}): TileSettings => ({
  positions: [8],
  random: true,
  callToAction: 30,
  ...changes,
});
const stored: StoredTiles = { pools: new Map([['', SIX]]), placed: new Map(), callToAction: CALL };
const all = { refinements: {} };
const htmlOf = (tiles: { html: string }[]) => tiles.map(({ html }) => html);

describe('chooseTiles', () => {
  it('SRC-05 any of the six promo tiles can be picked at random', () => {
    const seen = new Set(
      [0, 0.2, 0.4, 0.5, 0.7, 0.99].map((chance) => chooseTiles(settings(), stored, all, [chance])[0]?.html),
    );
    expect([...seen]).toEqual(SIX);
  });

  it('SRC-03 SRC-07 places tiles in order at their positions, with the call to action, if not random', () => {
    const placed = chooseTiles(settings({ positions: [2, 5] }), stored, all, null);
    expect(placed.map(({ position }) => position)).toEqual([2, 5, 30]);
    expect(htmlOf(placed)).toEqual([SIX[0], SIX[1], CALL]);
  });

  it('DAT-20 places the dealer’s own cards of the searched car type before others', () => {
    const placed = new Map([
      ['', [{ position: 3, html: 'any' }]],
      ['new', [{ position: 2, html: 'new' }]],
    ]);
    const on = (car_type: string[]) =>
      chooseTiles(
        settings({ random: false }),
        { ...stored, placed },
        { refinements: { car_type } },
        null,
      ).map(({ position, html }) => [position, html]);
    expect(on([])[0]).toEqual([3, 'any']);
    expect(on(['new'])[0]).toEqual([2, 'new']);
    expect(on(['new', 'used'])[0]).toEqual([3, 'any']);
    expect(on(['used'])).toHaveLength(3);
  });

  it('SRC-06 uses the most specific pool of tiles for the make and the car type of the search', () => {
    const pools = new Map([
      ['', SIX],
      ['Kia', ['Kia']],
      ['new', ['new']],
      ['Kia|new', ['new Kia']],
    ]);
    const firstOf = (make: string[], car_type: string[]) =>
      tilePool(pools, { refinements: { make, car_type } })[0];
    expect(firstOf(['Kia'], ['new'])).toBe('new Kia');
    expect(firstOf(['Kia'], ['used'])).toBe('Kia');
    expect(firstOf(['Kia', 'Mazda'], ['new'])).toBe('new');
    expect(firstOf(['Mazda'], ['new', 'used'])).toBe(SIX[0]);
    expect(firstOf(['constructor'], ['__proto__'])).toBe(SIX[0]);
  });

  it('shows each promo tile once before repeating any, and only the call to action if there are no promo tiles', () => {
    const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.array(chance, { minLength: 6, maxLength: 6 }), (chances) => {
        const positions = chances.map((_, i) => i * 5 + 1);
        const placed = chooseTiles(settings({ positions }), stored, all, chances);
        expect(new Set(htmlOf(placed)).size).toBe(7);
      }),
    );
    const none = { pools: new Map(), placed: new Map(), callToAction: CALL };
    expect(htmlOf(chooseTiles(settings(), none, all, [0.5]))).toEqual([CALL]);
  });

  it('shows no tiles if they could not be loaded', () => {
    expect(chooseTiles(settings(), null, all, [0.5])).toEqual([]);
  });
});
