import type { StoredTiles } from '../../../search/index-file/tiles.ts';
import type { TileSettings } from '../../../search/settings.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';

interface PlacedTile {
  /** Counts cards and tiles, from 1. */
  position: number;
  html: string;
}

/** The value if there is exactly one. */
const single = (values: readonly string[] | undefined): string | null =>
  values?.length === 1 ? (values[0] ?? null) : null;

/**
 * The most specific pool of promo tiles for a search: that of its make and car type, else of its make, its car type,
 * or every search (SRC-06).
 */
export function tilePool(
  pools: StoredTiles['pools'],
  { refinements }: Pick<SearchState, 'refinements'>,
): readonly string[] {
  const make = single(refinements.make);
  const type = single(refinements.car_type);
  const keys = [make !== null && type !== null ? `${make}|${type}` : null, make, type, ''];
  for (const key of keys) {
    const pool = key === null ? undefined : pools.get(key);
    if (pool) return pool;
  }
  return [];
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
 * Places promo tiles (SRC-03, SRC-04) and the call to action (SRC-07) at their positions.
 *
 * @param randomNumbers one random number (0 to below 1) per position, drawn once per visit (SRC-05); null if the
 * tiles keep their order
 */
export function chooseTiles(
  { positions, callToAction }: TileSettings,
  stored: StoredTiles,
  search: Pick<SearchState, 'refinements'>,
  randomNumbers: readonly number[] | null,
): PlacedTile[] {
  const tiles = pickTiles(tilePool(stored.pools, search), randomNumbers ?? positions.map(() => 0));
  const promos = positions.flatMap((position, i) => {
    const html = tiles[i];
    return html === undefined ? [] : [{ position, html }];
  });
  const placed = [...promos, { position: callToAction, html: stored.callToAction }];
  return placed.filter(({ html }) => html !== '');
}
