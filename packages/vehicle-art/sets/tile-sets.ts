import { type DrawnBody, TILE_BODIES } from './body-names.ts';
import type { Look } from './look.ts';
import { SETS } from './sets.ts';

/** The vehicle that a tile's picture shows. */
export interface TileSet {
  body: DrawnBody;
  look: Look;
  path: string;
}

const LOOKS: Record<(typeof TILE_BODIES)[number], Look> = {
  'truck-prime-mover': { colour: 'White', variant: 'lattice' },
  'truck-tipper': { colour: 'White', variant: 'twin' },
};

/** One vehicle for each body: the first of its sets. */
export const TILE_SETS: TileSet[] = [
  ...SETS.filter((set, i) => SETS.findIndex(({ body }) => body === set.body) === i),
  ...TILE_BODIES.map((body) => ({ body, look: LOOKS[body], path: body })),
];
