import type { CardView, TagView } from '../../stock/views.ts';

type Labels = Pick<CardView, 'tag' | 'band'>;

const isTagInBand = ({ tag, band }: Labels): boolean =>
  band !== null && (tag?.kind === 'sold' || tag?.kind === 'reserved');

/** The tag on the picture; null if it is a sold or reserved tag, whose text the band shows instead. */
export const visibleTag = (labels: Labels): TagView | null => (isTagInBand(labels) ? null : labels.tag);

/** The label of the band: the dealer's text of a sold or reserved tag, else the band's own. */
export const bandLabel = (labels: Labels): string | undefined =>
  isTagInBand(labels) ? labels.tag?.text : labels.band?.label;

/** Names of the tenant's override components that render parts of the card. */
export function cardOverrides(card: Labels & Pick<CardView, 'slots'>): string[] {
  const { card_badge, ...others } = card.slots;
  return [...Object.values(others), visibleTag(card) && card_badge].flatMap((name) => name ?? []);
}
