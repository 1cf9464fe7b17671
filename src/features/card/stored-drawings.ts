import { hash } from 'node:crypto';
import type { PageBase } from '../../frame/page.ts';
import type { PromoTileView } from '../../search/settings.ts';
import type { CardView } from '../../stock/views.ts';

/**
 * Cards for scripts to insert. They are rendered as if they were a page, because Astro components draw them, and then
 * published as JSON (see `storedDrawings`). Their HTML depends only on their own data, not on a page's settings.
 */
export interface StoredCardsPage extends Pick<PageBase, 'path' | 'chrome'> {
  kind: 'stored-cards';
  cards: CardView[];
}

export interface DrawnTile {
  tile: PromoTileView;
  /** Name of the override component that draws it; null if the built-in one does. */
  slot: string | null;
}

export interface PlacedDrawing extends DrawnTile {
  /** Counts cards and tiles, from 1. */
  position: number;
}

export interface StoredTilesPage extends Pick<PageBase, 'path' | 'chrome'> {
  kind: 'stored-tiles';
  /** Tiles by search scope (see `search-tiles.ts`). */
  pools: Record<string, DrawnTile[]>;
  /** Promo cards with a position of their own, by "" or a car type. */
  placed: Record<string, PlacedDrawing[]>;
  callToAction: DrawnTile;
}

export type StoredDrawingsPage = StoredCardsPage | StoredTilesPage;

/** Returns all tiles without repeats, with the call to action last. */
export function tilesToDraw({
  pools,
  placed,
  callToAction,
}: Pick<StoredTilesPage, 'pools' | 'placed' | 'callToAction'>): DrawnTile[] {
  const own = Object.values(placed)
    .flat()
    .map(({ tile, slot }) => ({ tile, slot }));
  const tiles = [...Object.values(pools).flat(), ...own, callToAction];
  return [...new Map(tiles.map((tile) => [JSON.stringify(tile), tile])).values()];
}

/** Separates two cards or tiles in the rendered page. It has a hash of the path, so no vehicle's text contains it. */
export const separatorOf = ({ path }: Pick<PageBase, 'path'>): string => `<!--${hash('sha1', path)}-->`;
