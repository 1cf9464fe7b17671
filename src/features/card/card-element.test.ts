import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card } from '../../../tests/fixtures/cards.ts';
import { storedCard } from '../../../tests/support/search/stored-card.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { PriceView } from '../../stock/views.ts';
import { showNow } from './card-element.ts';

const price: PriceView = {
  kind: 'price',
  amount: 30_000,
  text: '$30,000',
  type: 'Drive away',
  was: null,
  withTradeIn: false,
};
const known = (over: Partial<CardDocument> = {}, drawn: PriceView = price): CardDocument => ({
  id: 'a',
  price: 30_000,
  sold: false,
  reserved: false,
  card: storedCard(card('2023 Kia Rio', 'hatch', drawn, { id: 'a' })),
  ...over,
});

/** As much of a card's element as is changed. */
function element() {
  const shown = { textContent: 'as drawn' };
  const attributes = new Set<string>();
  const own = {
    dataset: {} as Record<string, string>,
    querySelector: (selector: string) => (selector === '.price' ? shown : null),
    toggleAttribute: (name: string, on: boolean) => {
      if (on) attributes.add(name);
      else attributes.delete(name);
    },
  };
  const show = (vehicle: CardDocument) => {
    showNow(own as unknown as HTMLElement, vehicle);
    return { now: own.dataset.now, price: shown.textContent, repriced: attributes.has('data-repriced') };
  };
  return { show, own, attributes };
}

describe('a card shows', () => {
  it('what was drawn where nothing has changed', () => {
    expect(element().show(known())).toEqual({ now: undefined, price: '$30,000', repriced: false });
  });

  it('a sale, a reservation and a new price, and takes them back', () => {
    const { show } = element();
    expect(show(known({ sold: true })).now).toBe('sold');
    expect(show(known({ reserved: true })).now).toBe('reserved');
    expect(show(known({ price: 28_490 }))).toEqual({ now: undefined, price: '$28,490', repriced: true });
    expect(show(known())).toEqual({ now: undefined, price: '$30,000', repriced: false });
  });

  it('no price where it was drawn without one', () => {
    const { show } = element();
    const enquire: PriceView = { kind: 'enquire', text: 'Enquire for price.' };
    expect(show(known({ price: 28_490 }, enquire))).toEqual({
      now: undefined,
      price: 'as drawn',
      repriced: false,
    });
  });

  it('states of its own, and prices as text alone, whatever a server says', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.boolean(),
        (amount, sold, reserved) => {
          const { show, own, attributes } = element();
          const { now, price: text } = show(known({ price: amount, sold, reserved }));
          expect([undefined, 'sold', 'reserved']).toContain(now);
          expect(text).toMatch(/^\$[\d,]+$/);
          expect([...Object.keys(own.dataset), ...attributes].filter((name) => name !== 'now')).toEqual(
            attributes.has('data-repriced') ? ['data-repriced'] : [],
          );
        },
      ),
    );
  });
});
