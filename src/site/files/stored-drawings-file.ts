import {
  type DrawnTile,
  type StoredCardsPage,
  type StoredDrawingsPage,
  type StoredTilesPage,
  separatorOf,
  tilesToDraw,
} from '../../features/card/stored-drawings.ts';
import { packCards } from '../../search/index-file/cards.ts';
import { packTiles } from '../../search/index-file/tiles.ts';
import { cardFacts } from '../../stock/card-facts.ts';

function drawingsOf(page: StoredDrawingsPage, html: string, count: number): string[] {
  const drawings = html.split(separatorOf(page)).slice(0, -1);
  if (drawings.length !== count)
    throw new Error(`${page.path} should contain ${count} rendered items but has ${drawings.length}.`);
  return drawings.map((drawing) => drawing.trim());
}

function storedCards(page: StoredCardsPage, html: string): string {
  const drawings = drawingsOf(page, html, page.cards.length);
  return packCards(page.cards.map((card, n) => ({ facts: cardFacts(card), html: drawings[n] as string })));
}

function storedTiles(page: StoredTilesPage, html: string): string {
  const tiles = tilesToDraw(page);
  const drawings = drawingsOf(page, html, tiles.length);
  const byTile = new Map(tiles.map((tile, n) => [JSON.stringify(tile), drawings[n] as string]));
  const drawn = (tile: DrawnTile) => byTile.get(JSON.stringify(tile)) as string;
  const pools = Object.entries(page.pools).map(([key, pool]) => [key, pool.map(drawn)] as const);
  const placed = Object.entries(page.placed).map(
    ([key, pool]) =>
      [key, pool.map(({ position, tile, slot }) => ({ position, html: drawn({ tile, slot }) }))] as const,
  );
  return packTiles({
    pools: new Map(pools),
    placed: new Map(placed),
    callToAction: drawn(page.callToAction),
  });
}

/**
 * The content of a published file of rendered cards or tiles.
 *
 * @param html output of the page's view
 * @throws if the number of rendered items is not that of the page's cards or tiles
 */
export const storedDrawings = (page: StoredDrawingsPage, html: string): string =>
  page.kind === 'stored-cards' ? storedCards(page, html) : storedTiles(page, html);
