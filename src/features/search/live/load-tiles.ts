import type { CardSource } from '../../../search/cards/card-source.ts';
import type { StoredTiles } from '../../../search/index-file/tiles.ts';

/**
 * Loads the site's promo tiles. `tiles` returns null until then, and `ready` also
 * resolves if they fail to load: the search works without them.
 */
export function loadTiles(source: Pick<CardSource, 'tiles'>): {
  ready: Promise<void>;
  tiles: () => StoredTiles | null;
} {
  let tiles: StoredTiles | null = null;
  const ready = source.tiles().then(
    (stored) => {
      tiles = stored;
    },
    (error: unknown) => console.warn('The promo tiles could not be loaded.', error),
  );
  return { ready, tiles: () => tiles };
}
