import type { CardView, TagView } from '../../stock/views.ts';

/** The tag on the card's picture; none where the band says what a sold or reserved tag would say. */
export function shownTag({ tag, band }: Pick<CardView, 'tag' | 'band'>): TagView | null {
  const inBand = band !== null && (tag?.kind === 'sold' || tag?.kind === 'reserved');
  return inBand ? null : tag;
}

/** Names of the tenant's own components that the card is drawn with. */
export function ownParts(card: Pick<CardView, 'tag' | 'band' | 'slots'>): string[] {
  const { card_badge, ...others } = card.slots;
  return [...Object.values(others), shownTag(card) && card_badge].flatMap((name) => name ?? []);
}
