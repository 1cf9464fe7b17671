import { describe, expect, it } from 'vitest';
import { fullRows } from './full-rows.ts';

const tiles = (...counts: number[]) => counts.map((count, index) => ({ count, index }));

describe('fullRows', () => {
  it('keeps up to five tiles as they are', () => {
    expect(fullRows(tiles(1, 5, 3, 2, 4))).toEqual(tiles(1, 5, 3, 2, 4));
  });
  it('leaves out the tile with the fewest vehicles if the number of tiles is odd and above five, and keeps the order', () => {
    expect(fullRows(tiles(9, 1, 8, 7, 3, 5, 2)).map(({ count }) => count)).toEqual([9, 8, 7, 3, 5, 2]);
  });
  it('keeps the twelve tiles with the most vehicles, which fill two rows of six', () => {
    expect(
      fullRows(tiles(...Array.from({ length: 15 }, (_, index) => index))).map(({ count }) => count),
    ).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });
});
