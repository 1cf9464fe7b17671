import { afterEach, expect, it, vi } from 'vitest';
import { loadTiles } from './load-tiles.ts';

const TILES = { pools: new Map([['', ['<a>Warranty</a>']]]), callToAction: '<a>Talk to us</a>' };
const NO_TILES = { pools: new Map(), callToAction: '' };
afterEach(() => vi.restoreAllMocks());

it('returns the site’s tiles once they are loaded', async () => {
  const { ready, tiles } = loadTiles({ tiles: async () => TILES });
  expect(tiles()).toEqual(NO_TILES);
  await ready;
  expect(tiles()).toEqual(TILES);
});

it('becomes ready without tiles if they fail to load', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { ready, tiles } = loadTiles({ tiles: () => Promise.reject(new Error('away')) });
  await expect(ready).resolves.toBeUndefined();
  expect(tiles()).toEqual(NO_TILES);
  expect(log).toHaveBeenCalledWith('The promo tiles could not be loaded.', expect.any(Error));
});
