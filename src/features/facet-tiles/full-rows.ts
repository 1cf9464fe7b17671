interface Counted {
  count?: number | undefined;
}

/** Two rows of six. */
const MAX_TILES = 12;

/** Up to five tiles fit in one row; more have to be an even number. */
const maxTiles = (count: number): number => (count <= 5 ? count : Math.min(MAX_TILES, count - (count % 2)));

/**
 * Leaves out the tiles with the fewest vehicles so that the rest fill whole rows: at most 12, and an even number
 * above five. The order stays the same.
 */
export function fullRows<T extends Counted>(tiles: T[]): T[] {
  const max = maxTiles(tiles.length);
  const byCount = tiles.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const shown = new Set(byCount.slice(0, max));
  return tiles.filter((tile) => shown.has(tile));
}
