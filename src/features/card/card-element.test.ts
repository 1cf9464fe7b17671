import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card } from '../../../tests/fixtures/cards.ts';
import { storedCard } from '../../../tests/support/search/stored-card.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { PriceView } from '../../stock/views.ts';
import { updateCard } from './card-element.ts';

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

interface Part {
  kind: 'band' | 'acts';
  of: string;
  dataset: Record<string, string>;
}

/** A stand-in for a card's element with the parts that `updateCard` uses. */
function element(
  templates: Record<string, Part['kind'][]> = { sold: ['band', 'acts'], reserved: ['band'] },
  { hasMore = false } = {},
) {
  const shown = { textContent: 'as drawn' };
  const attributes = new Set<string>();
  const inserted: { part: Part; into: string }[] = [];
  const append = (into: string) => (part: Part) => void inserted.push({ part, into });
  const copyOf = (kind: Part['kind'], of: string) => ({
    kind,
    of,
    dataset: {},
    matches: (selector: string) => selector === `.${kind}`,
  });
  const templateOf = (status: string) =>
    templates[status] && {
      content: { children: templates[status].map((kind) => ({ cloneNode: () => copyOf(kind, status) })) },
    };
  const stub = {
    dataset: {} as Record<string, string>,
    append: append('card'),
    querySelector: (selector: string) => {
      if (selector === '.price') return shown;
      if (selector === '.pic') return { append: append('picture') };
      if (selector === ':scope > details') return hasMore ? { append: append('more') } : null;
      return templateOf(/^template\[data-if="(.*)"\]$/.exec(selector)?.[1] ?? '') ?? null;
    },
    querySelectorAll: (selector: string) =>
      selector === '[data-now]'
        ? inserted
            .filter(({ part }) => 'now' in part.dataset)
            .map((entry) => ({ remove: () => inserted.splice(inserted.indexOf(entry), 1) }))
        : [],
    toggleAttribute: (name: string, on: boolean) => {
      if (on) attributes.add(name);
      else attributes.delete(name);
    },
  };
  const show = (vehicle: CardDocument) => {
    updateCard(stub as unknown as HTMLElement, vehicle);
    return { now: stub.dataset.now, price: shown.textContent, repriced: attributes.has('data-repriced') };
  };
  const parts = () => inserted.map(({ part: { kind, of }, into }) => `${kind} of ${of} in ${into}`);
  return { show, parts, stub, attributes };
}

describe('updateCard', () => {
  it('leaves a card as it was built if its price and status have not changed', () => {
    expect(element().show(known())).toEqual({ now: undefined, price: '$30,000', repriced: false });
  });

  it('shows a sale, a reservation and a new price, and reverts each', () => {
    const { show } = element();
    expect(show(known({ sold: true })).now).toBe('sold');
    expect(show(known({ reserved: true })).now).toBe('reserved');
    expect(show(known({ price: 28_490 }))).toEqual({ now: undefined, price: '$28,490', repriced: true });
    expect(show(known())).toEqual({ now: undefined, price: '$30,000', repriced: false });
  });

  it('inserts the template for a status once and removes it again', () => {
    const { show, parts } = element();
    show(known());
    expect(parts()).toEqual([]);
    const sold = ['band of sold in picture', 'acts of sold in card'];
    for (let times = 0; times < 2; times++) {
      show(known({ sold: true }));
      expect(parts()).toEqual(sold);
    }
    show(known({ reserved: true }));
    expect(parts()).toEqual(['band of reserved in picture']);
    show(known());
    expect(parts()).toEqual([]);
  });

  it('CAR-14 inserts the button of a sold vehicle behind “More” if the card keeps its buttons there', () => {
    const { show, parts } = element(undefined, { hasMore: true });
    show(known({ sold: true }));
    expect(parts()).toEqual(['band of sold in picture', 'acts of sold in more']);
  });

  it('inserts nothing if the card has no template for the status', () => {
    const { show, parts } = element({});
    expect(show(known({ sold: true })).now).toBe('sold');
    expect(parts()).toEqual([]);
  });

  it('adds no price to a card built without one', () => {
    const { show } = element();
    const enquire: PriceView = { kind: 'enquire', text: 'Enquire for price.' };
    expect(show(known({ price: 28_490 }, enquire))).toEqual({
      now: undefined,
      price: 'as drawn',
      repriced: false,
    });
  });

  it('whatever a server sends, the status is "sold", "reserved" or absent, and the price is "$" with digits and commas', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.boolean(),
        fc.boolean(),
        (amount, sold, reserved) => {
          const { show, stub, attributes } = element();
          const { now, price: text } = show(known({ price: amount, sold, reserved }));
          expect([undefined, 'sold', 'reserved']).toContain(now);
          expect(text).toMatch(/^\$[\d,]+$/);
          expect([...Object.keys(stub.dataset), ...attributes].filter((name) => name !== 'now')).toEqual(
            attributes.has('data-repriced') ? ['data-repriced'] : [],
          );
        },
      ),
    );
  });
});
