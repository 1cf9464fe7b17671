import { afterEach, expect, it, vi } from 'vitest';
import { loadTiles } from './load-tiles.ts';

const TILES = {
  pools: new Map([['', ['<a>Warranty</a>']]]),
  placed: new Map(),
  callToAction: '<a>Talk to us</a>',
};
afterEach(() => vi.restoreAllMocks());

it('returns the site’s tiles once they are loaded', async () => {
  const { ready, tiles } = loadTiles({ tiles: async () => TILES });
  expect(tiles()).toBeNull();
  await ready;
  expect(tiles()).toEqual(TILES);
});

it('becomes ready without tiles if they fail to load', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { ready, tiles } = loadTiles({ tiles: () => Promise.reject(new Error('away')) });
  await expect(ready).resolves.toBeUndefined();
  expect(tiles()).toBeNull();
  expect(log).toHaveBeenCalledWith('The promo tiles could not be loaded.', expect.any(Error));
});
