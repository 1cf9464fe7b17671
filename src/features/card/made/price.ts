import type { PriceView } from '../../../stock/views.ts';
import { element } from '../../../ui/element.ts';

/** The children of a card's price, as Price.astro writes them. */
export function priceParts(price: PriceView): HTMLElement[] {
  switch (price.kind) {
    case 'price': {
      const type = element('small', {}, price.type || null);
      if (price.type && price.withTradeIn) type.append(' ');
      if (price.withTradeIn) type.append(element('span', { class: 'with' }, 'with trade in'));
      const was = price.was ? [element('span', { class: 'sr' }, 'was'), element('s', {}, price.was)] : [];
      return [
        element('span', { class: 'price' }, price.text),
        ...was,
        ...(type.hasChildNodes() ? [type] : []),
      ];
    }
    case 'subscription':
      return [
        element('span', { class: 'price' }, price.text),
        element('small', {}, `per ${price.per}`),
        ...(price.note ? [element('small', {}, price.note)] : []),
      ];
    case 'enquire':
    case 'preorder':
      return [element('span', { class: 'no-price' }, price.text)];
  }
}
