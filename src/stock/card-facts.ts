import { STATUS_LABELS } from './rules/labels.ts';
import { factLabel } from './rules/named-facts.ts';
import { purchasePrice } from './rules/price.ts';
import type { CardView, PriceView } from './views.ts';

/** A card's contents as JSON for scripts, embedded in the card and stored beside its HTML. */
export interface CardFacts {
  id: string;
  /** Last segment of `/cars/{slug}`. */
  slug: string;
  /** "2023 Ford Ranger" */
  title: string;
  /** "Wildtrak · MY23", or empty. */
  variant: string;
  make: string;
  model: string;
  /** Address of the first picture; null if the vehicle has none. */
  picture: string | null;
  /** The known facts by label, in the order of the card: "Odometer" → "24,180 kms". */
  facts: Record<string, string>;
  /** "$46,990", "Enquire for price." */
  price: string;
  /**
   * The price in the search index when the card was drawn, in AUD and before any offer; null if the card shows a
   * subscription or no price.
   */
  amount: number | null;
  /** The price is per week. */
  weekly: boolean;
  /** "Drive away", "per week, Subscription", or empty. */
  priceNote: string;
  /** "$42,718": the price without GST; empty if the card shows none. */
  withoutGst: string;
  /** Suburb, or empty if unknown. */
  place: string;
  /** "RESERVED" or the dealer's word for sold; empty if the vehicle is for sale. */
  status: string;
  /** No longer for sale. */
  gone: boolean;
  /** The dealer's word for sold, shown if the vehicle is sold after the site was built. */
  soldLabel: string;
}

function priceNote(price: PriceView): string {
  if (price.kind === 'price')
    return [price.type, price.withTradeIn ? 'with trade in' : ''].filter(Boolean).join(' ');
  if (price.kind === 'subscription') {
    const purchase = purchasePrice(price);
    const purchaseText = purchase && ['or', purchase.text, purchase.type].filter(Boolean).join(' ');
    return [`per ${price.per}`, price.note, purchaseText].filter(Boolean).join(', ');
  }
  return '';
}

/** Extracts what scripts need from a card. */
export function cardFacts(card: CardView): CardFacts {
  const { id, slug, title, variant, make, model, price } = card;
  return {
    id,
    slug,
    title,
    variant,
    make,
    model,
    picture: card.picture?.src ?? null,
    facts: Object.fromEntries(card.facts.map(({ name, text }) => [factLabel(name), text])),
    price: price.text,
    amount: price.kind === 'price' ? card.priceForSearch : null,
    weekly: price.kind === 'subscription',
    priceNote: priceNote(price),
    withoutGst: purchasePrice(price)?.withoutGst ?? '',
    place: card.place ?? '',
    status: card.band?.label ?? (card.available ? '' : STATUS_LABELS.gone),
    gone: !card.available,
    soldLabel: card.soldLabel,
  };
}
