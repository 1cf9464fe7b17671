interface Counted {
  count?: number | undefined;
}

/** Two rows of six. */
const MAX_TILES = 12;

/**
 * Leaves out the tiles with the fewest vehicles so that the rest fill whole rows: at most 12, and an even number
 * above five. The order stays the same.
 */
export function fullRows<T extends Counted>(tiles: T[]): T[] {
  const { length } = tiles;
  const most = length > MAX_TILES ? MAX_TILES : length > 5 ? length - (length % 2) : length;
  const byCount = tiles.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const shown = new Set(byCount.slice(0, most));
  return tiles.filter((tile) => shown.has(tile));
}
