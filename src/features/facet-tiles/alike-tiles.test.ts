import { expect, it } from 'vitest';
import { alikeTiles } from './alike-tiles.ts';
import type { FacetTileView } from './tiles-view.ts';

const tile = (body: 'ute' | 'tipper', image: string | null): FacetTileView => ({
  label: body,
  href: `/search/${body}/`,
  count: 1,
  body,
  image,
});
const images = (tiles: FacetTileView[]) => alikeTiles(tiles).map(({ image }) => image);

it('keeps the pictures of tiles if every tile has one', () => {
  expect(images([tile('ute', '/ute.avif'), tile('tipper', '/tipper.avif')])).toEqual([
    '/ute.avif',
    '/tipper.avif',
  ]);
});

it('removes the pictures of all tiles if one tile has none', () => {
  expect(images([tile('ute', '/ute.avif'), tile('tipper', null)])).toEqual([null, null]);
});
