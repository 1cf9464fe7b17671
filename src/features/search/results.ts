import type { PromoTileView } from '../../search/settings.ts';
import type { CardView } from '../../stock/views.ts';

export type ResultItem =
  | { kind: 'card'; card: CardView }
  | {
      kind: 'tile';
      tile: PromoTileView;
      /** From 1, over everything shown. */
      position: number;
    };

/**
 * Cards with the tiles among them, each tile at its position counted from 1 over everything shown
 * (SRC-03, SRC-07). A tile whose position the results do not reach is left out.
 *
 * @param skipped cards of the result that stand before these, on earlier pages
 */
export function resultItems(
  cards: readonly CardView[],
  tiles: readonly { position: number; tile: PromoTileView }[],
  skipped = 0,
): ResultItem[] {
  const items: ResultItem[] = [];
  let position = 1;
  let taken = 0;
  for (const { position: wanted, tile } of tiles.toSorted((a, b) => a.position - b.position)) {
    for (; position < wanted && taken < skipped + cards.length; position += 1, taken += 1) {
      const card = cards[taken - skipped];
      if (card) items.push({ kind: 'card', card });
    }
    if (cards.length === 0 || position < wanted) break;
    if (taken >= skipped) items.push({ kind: 'tile', tile, position: wanted });
    position += 1;
  }
  for (const card of cards.slice(Math.max(0, taken - skipped))) items.push({ kind: 'card', card });
  return items;
}
