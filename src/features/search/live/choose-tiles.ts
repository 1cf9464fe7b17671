import type { PlacedTile, StoredTiles } from '../../../search/index-file/tiles.ts';
import type { TileSettings } from '../../../search/settings.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';

/** The value if there is exactly one. */
const single = (values: readonly string[] | undefined): string | null =>
  values?.length === 1 ? (values[0] ?? null) : null;

/**
 * The most specific pool of promo tiles for a search: that of its make and car type, else of its make, its car type,
 * or every search (SRC-06).
 */
export function tilePool<Tile>(
  pools: ReadonlyMap<string, readonly Tile[]>,
  { refinements }: Pick<SearchState, 'refinements'>,
): readonly Tile[] {
  const make = single(refinements.make);
  const type = single(refinements.car_type);
  const keys = [make && type && `${make}|${type}`, make, type, ''].filter((key) => key !== null);
  return keys.map((key) => pools.get(key)).find((pool) => pool !== undefined) ?? [];
}

/** Picks one tile per random number (0 to below 1). No tile repeats before all have been picked. */
function pickTiles(pool: readonly string[], randomNumbers: readonly number[]): string[] {
  let remaining: string[] = [];
  return randomNumbers.flatMap((randomNumber) => {
    if (remaining.length === 0) remaining = [...pool];
    return remaining.splice(Math.floor(randomNumber * remaining.length), 1);
  });
}

/**
 * Places the dealer's own promo cards (DAT-20), promo tiles (SRC-03, SRC-04) and the call to action (SRC-07) at their
 * positions.
 *
 * @param stored null if the tiles could not be loaded
 * @param randomNumbers one random number (0 to below 1) per position, drawn once per visit (SRC-05); null if the
 * tiles keep their order
 */
export function chooseTiles(
  { positions, callToAction }: TileSettings,
  stored: StoredTiles | null,
  search: Pick<SearchState, 'refinements'>,
  randomNumbers: readonly number[] | null,
): PlacedTile[] {
  if (!stored) return [];
  const tiles = pickTiles(tilePool(stored.pools, search), randomNumbers ?? positions.map(() => 0));
  const promos = positions.flatMap((position, i) => {
    const html = tiles[i];
    return html === undefined ? [] : [{ position, html }];
  });
  return [
    ...tilePool(stored.placed, search),
    ...promos,
    { position: callToAction, html: stored.callToAction },
  ];
}
