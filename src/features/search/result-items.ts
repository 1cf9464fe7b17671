export type ResultItem<Card, Tile> = { kind: 'card'; card: Card } | ({ kind: 'tile' } & Tile);

/**
 * Inserts the tiles among the cards (SRC-03, SRC-07). A tile's `position` counts cards and tiles from 1, over all
 * pages. A tile beyond the end of the results is left out.
 *
 * @param skipped number of cards on earlier pages
 */
export function resultItems<Card, Tile extends { position: number }>(
  cards: readonly Card[],
  tiles: readonly Tile[],
  skipped = 0,
): ResultItem<Card, Tile>[] {
  const items: ResultItem<Card, Tile>[] = [];
  let position = 1;
  // Index of the next card among those of all pages, also the skipped ones.
  let cardIndex = 0;
  for (const tile of tiles.toSorted((a, b) => a.position - b.position)) {
    const { position: tilePosition } = tile;
    for (; position < tilePosition && cardIndex < skipped + cards.length; position += 1, cardIndex += 1) {
      const card = cards[cardIndex - skipped];
      if (card) items.push({ kind: 'card', card });
    }
    if (cards.length === 0 || position < tilePosition) break;
    if (cardIndex >= skipped) items.push({ kind: 'tile', ...tile });
    position += 1;
  }
  for (const card of cards.slice(Math.max(0, cardIndex - skipped))) items.push({ kind: 'card', card });
  return items;
}

/** Index of the first item that shows one of the cards; -1 if none does. */
export const indexOfFirst = <Card>(
  cards: readonly Card[],
  items: readonly ResultItem<Card, unknown>[],
): number => items.findIndex((item) => item.kind === 'card' && cards.includes(item.card));
