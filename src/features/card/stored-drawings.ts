import { hash } from 'node:crypto';
import type { PageBase } from '../../frame/page.ts';
import type { PromoTileView } from '../../search/settings.ts';
import type { CardView } from '../../stock/views.ts';

/**
 * Drawings for scripts to insert, rendered like a page, since the same components draw them, and published
 * as JSON: see `storedDrawings`. What they show depends on their data alone and not on the page's settings.
 */
export interface StoredCardsPage extends Pick<PageBase, 'path' | 'chrome'> {
  kind: 'stored-cards';
  cards: CardView[];
}

/** A promo tile with the component that draws it; null: ours. */
export interface DrawnTile {
  tile: PromoTileView;
  slot: string | null;
}

export interface StoredTilesPage extends Pick<PageBase, 'path' | 'chrome'> {
  kind: 'stored-tiles';
  /** By what is searched: see `search-tiles.ts`. */
  pools: Record<string, DrawnTile[]>;
  callToAction: DrawnTile;
}

export type StoredDrawingsPage = StoredCardsPage | StoredTilesPage;

/** Each tile once, the call to action last. */
export function tilesToDraw({ pools, callToAction }: StoredTilesPage): DrawnTile[] {
  const tiles = [...Object.values(pools).flat(), callToAction];
  return [...new Map(tiles.map((tile) => [JSON.stringify(tile), tile])).values()];
}

/** Stands between two drawings; it depends on the file, so that no text of a vehicle can hold it. */
export const separatorOf = ({ path }: Pick<PageBase, 'path'>): string => `<!--${hash('sha1', path)}-->`;
