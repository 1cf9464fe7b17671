import { afterEach, expect, it, vi } from 'vitest';
import { storedTiles } from './stored-tiles.ts';

const TILES = { pools: new Map([['', ['<a>Warranty</a>']]]), callToAction: '<a>Talk to us</a>' };
const NONE = { pools: new Map(), callToAction: '' };
afterEach(() => vi.restoreAllMocks());

it('are those of the site, once they are there', async () => {
  const { ready, tiles } = storedTiles({ tiles: async () => TILES });
  expect(tiles()).toEqual(NONE);
  await ready;
  expect(tiles()).toEqual(TILES);
});

it('are none where they cannot be had: the results come all the same', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { ready, tiles } = storedTiles({ tiles: () => Promise.reject(new Error('away')) });
  await expect(ready).resolves.toBeUndefined();
  expect(tiles()).toEqual(NONE);
  expect(log).toHaveBeenCalledWith('The results come without promo tiles.', expect.any(Error));
});
