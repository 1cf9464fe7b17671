import type { CardSource } from '../../../search/cards/card-source.ts';
import type { StoredTiles } from '../../../search/index-file/tiles.ts';

const NONE: StoredTiles = { pools: new Map(), callToAction: '' };

/** The site's promo tiles: `ready` once they are there, or cannot be had. A search without tiles is better than none. */
export function storedTiles(source: Pick<CardSource, 'tiles'>): {
  ready: Promise<void>;
  tiles: () => StoredTiles;
} {
  let tiles = NONE;
  const ready = source.tiles().then(
    (stored) => {
      tiles = stored;
    },
    (error: unknown) => console.warn('The results come without promo tiles.', error),
  );
  return { ready, tiles: () => tiles };
}
