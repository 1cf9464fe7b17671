import type { CardView, PriceView } from '../../stock/views.ts';
import type { ComparedCar } from './compare.ts';

function priceNote(price: PriceView): string {
  if (price.kind === 'price')
    return [price.type, price.withTradeIn ? 'with trade in' : ''].filter(Boolean).join(' ');
  if (price.kind === 'subscription') return [`per ${price.per}`, price.note].filter(Boolean).join(', ');
  return '';
}

/** A card as a comparison keeps it: the same as src/features/compare/card-car.ts reads off the card itself. */
export function comparedCard(card: CardView): ComparedCar {
  const { id, slug, make, model, title, variant, facts, price, picture, place } = card;
  return {
    id,
    name: `${title} ${variant.replaceAll(' · ', ' ')}`.trim(),
    slug,
    make,
    model,
    primary_image_url: picture?.src ?? null,
    variant,
    facts,
    price: price.text,
    priceNote: priceNote(price),
    place: place ?? '',
  };
}
