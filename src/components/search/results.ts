import type { CardView } from '../../rules/views.ts';
import type { PromoTileView } from '../../site/page.ts';

export type ResultItem = { kind: 'card'; card: CardView } | { kind: 'tile'; tile: PromoTileView };

/**
 * Cards with the tiles among them, each tile at its position counted from 1 over everything shown
 * (SRC-03, SRC-07). A tile whose position the results do not reach is left out.
 */
export function resultItems(
  cards: CardView[],
  tiles: { position: number; tile: PromoTileView }[],
): ResultItem[] {
  const items: ResultItem[] = cards.map((card) => ({ kind: 'card', card }));
  for (const { position, tile } of tiles.toSorted((a, b) => a.position - b.position)) {
    if (cards.length > 0 && position - 1 <= items.length)
      items.splice(position - 1, 0, { kind: 'tile', tile });
  }
  return items;
}
