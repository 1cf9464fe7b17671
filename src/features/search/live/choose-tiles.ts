import type { StoredTiles } from '../../../search/index-file/tiles.ts';
import type { TileSettings } from '../../../search/settings.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';

interface PlacedTile {
  /** From 1, over everything shown. */
  position: number;
  html: string;
}

const single = (values: readonly string[] | undefined): string | null =>
  values?.length === 1 ? (values[0] ?? null) : null;

/** The promo tiles of what is searched: those of the make and car type, of one of them, or of all (SRC-06). */
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

/** Takes one of the pool for each chance, from 0 up to 1; none comes again before all have been shown. */
function drawn(pool: readonly string[], chances: readonly number[]): string[] {
  let left: string[] = [];
  return chances.flatMap((chance) => {
    if (left.length === 0) left = [...pool];
    return left.splice(Math.floor(chance * left.length), 1);
  });
}

/**
 * Promo tiles at their positions (SRC-03, SRC-04) and the call to action at its own (SRC-07).
 *
 * @param chances for each position a number from 0 up to 1, drawn once for the visit (SRC-05); null: the
 * tiles come in their order
 */
export function chooseTiles(
  { positions, callToAction }: TileSettings,
  stored: StoredTiles,
  search: Pick<SearchState, 'refinements'>,
  chances: readonly number[] | null,
): PlacedTile[] {
  const tiles = drawn(tilePool(stored.pools, search), chances ?? positions.map(() => 0));
  const promos = positions.flatMap((position, i) => {
    const html = tiles[i];
    return html === undefined ? [] : [{ position, html }];
  });
  const placed = [...promos, { position: callToAction, html: stored.callToAction }];
  return placed.filter(({ html }) => html !== '');
}
