interface Counted {
  count?: number | undefined;
}

/** Most tiles shown: two rows of six. */
const MOST = 12;

/** As many tiles, in their order, as fill whole rows: past five an odd one out, that with the fewest vehicles, is left to the search. */
export function fullRows<T extends Counted>(tiles: T[]): T[] {
  const most =
    tiles.length > MOST ? MOST : tiles.length > 5 ? tiles.length - (tiles.length % 2) : tiles.length;
  const byCount = tiles.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  const kept = new Set(byCount.slice(0, most));
  return tiles.filter((tile) => kept.has(tile));
}
