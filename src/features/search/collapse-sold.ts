/** Of vehicles no longer for sale that follow one another, only the first stays (SRC-28); all others do. */
export const collapseSold = <Card extends { available: boolean }>(cards: readonly Card[]): Card[] =>
  cards.filter((card, i) => card.available || (cards[i - 1]?.available ?? true));
