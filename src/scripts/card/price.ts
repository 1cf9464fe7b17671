import type { PriceView } from '../../rules/views.ts';
import { element } from './parts.ts';

/** The children of a card's price, as Price.astro writes them. */
export function priceParts(price: PriceView): HTMLElement[] {
  switch (price.kind) {
    case 'price': {
      const type = element('small', price.type);
      if (price.withTradeIn) type.append(element('span', 'with trade in', 'with'));
      const was = price.was ? [element('span', 'was', 'sr'), element('s', price.was)] : [];
      return [element('span', price.text, 'price'), ...was, type];
    }
    case 'subscription':
      return [
        element('span', price.text, 'price'),
        element('small', `per ${price.per}`),
        ...(price.note ? [element('small', price.note)] : []),
      ];
    case 'enquire':
    case 'preorder':
      return [element('span', price.text, 'no-price')];
  }
}
