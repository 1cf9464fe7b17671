/** A tile's `position` counts from 1 over everything shown. */
export type ResultItem<Card, Tile> = { kind: 'card'; card: Card } | ({ kind: 'tile' } & Tile);

/**
 * Cards with the tiles among them, each tile at its position counted from 1 over everything shown
 * (SRC-03, SRC-07). A tile whose position the results do not reach is left out.
 *
 * @param skipped cards of the result that stand before these, on earlier pages
 */
export function resultItems<Card, Tile extends { position: number }>(
  cards: readonly Card[],
  tiles: readonly Tile[],
  skipped = 0,
): ResultItem<Card, Tile>[] {
  const items: ResultItem<Card, Tile>[] = [];
  let position = 1;
  let taken = 0;
  for (const tile of tiles.toSorted((a, b) => a.position - b.position)) {
    const { position: wanted } = tile;
    for (; position < wanted && taken < skipped + cards.length; position += 1, taken += 1) {
      const card = cards[taken - skipped];
      if (card) items.push({ kind: 'card', card });
    }
    if (cards.length === 0 || position < wanted) break;
    if (taken >= skipped) items.push({ kind: 'tile', ...tile });
    position += 1;
  }
  for (const card of cards.slice(Math.max(0, taken - skipped))) items.push({ kind: 'card', card });
  return items;
}
