import type { FacetTileView } from './tiles-view.ts';

/** Removes the pictures of all tiles if one of them has none, so that pictures and drawings do not stand side by side. */
export const alikeTiles = (tiles: readonly FacetTileView[]): FacetTileView[] =>
  tiles.every(({ image }) => image !== null) ? [...tiles] : tiles.map((tile) => ({ ...tile, image: null }));
