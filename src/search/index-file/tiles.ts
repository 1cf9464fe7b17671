/** Promo tiles as HTML, rendered by the site's own component or the tenant's. */
export interface StoredTiles {
  /** Tiles for each kind of search (SRC-06). Keys: "" for any, "Kia", "new" or "Kia|new". */
  pools: ReadonlyMap<string, readonly string[]>;
  /** Promo cards of the dealer with a position of their own (DAT-20), by "" or a car type. */
  placed: ReadonlyMap<string, readonly PlacedTile[]>;
  callToAction: string;
}

/** A tile at its position among the results, which counts cards and tiles from 1. */
export interface PlacedTile {
  position: number;
  html: string;
}

/** Pools share most of their tiles, so each tile is stored once and a pool lists indexes. */
interface PackedTiles {
  tiles: string[];
  pools: [key: string, tiles: number[]][];
  placed: [key: string, tiles: readonly PlacedTile[]][];
  callToAction: number;
}

/** Formats the file of tiles. */
export function packTiles({ pools, placed, callToAction }: StoredTiles): string {
  const tiles = [...new Set([...[...pools.values()].flat(), callToAction])];
  const numberOf = (tile: string) => tiles.indexOf(tile);
  return JSON.stringify({
    tiles,
    pools: [...pools].map(([key, pool]) => [key, pool.map(numberOf)]),
    placed: [...placed],
    callToAction: numberOf(callToAction),
  } satisfies PackedTiles);
}

/** Reverses `packTiles`. */
export function unpackTiles(body: string): StoredTiles {
  const { tiles, pools, placed, callToAction } = JSON.parse(body) as PackedTiles;
  const tile = (number: number) => tiles[number] ?? '';
  return {
    pools: new Map(pools.map(([key, pool]) => [key, pool.map(tile)])),
    placed: new Map(placed),
    callToAction: tile(callToAction),
  };
}
