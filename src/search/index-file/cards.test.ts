import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repaymentView } from '../../stock/finance/repayment-view.ts';
import type { CardView } from '../../stock/views.ts';
import { packCards, unpackCards } from './cards.ts';

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('~', '~0', '~1', '$&', '0', '1~', ''));
const texts = fc.array(text, { maxLength: 3 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary);
const records = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record<T>(model);

const price: fc.Arbitrary<CardView['price']> = fc.oneof(
  records<CardView['price'] & { kind: 'price' }>({
    kind: fc.constant('price' as const),
    amount: fc.nat(),
    text,
    type: text,
    was: maybe(text),
    withTradeIn: fc.boolean(),
  }),
  records<CardView['price'] & { kind: 'enquire' }>({ kind: fc.constant('enquire' as const), text }),
);
const buttonOf = (slug: string) =>
  fc.record({
    kind: fc.constantFrom('explore' as const, 'enquire' as const, 'similar' as const),
    label: text,
    href: fc.oneof(
      text,
      text.map((after) => `/cars/${slug}${after}`),
    ),
  });

const card: fc.Arbitrary<CardView> = text.chain((slug) =>
  records<CardView>({
    id: text,
    slug: fc.constant(slug),
    href: fc.oneof(fc.constant(`/cars/${slug}`), text),
    title: text,
    make: text,
    model: text,
    variant: text,
    facts: texts,
    price,
    tag: maybe(
      records<NonNullable<CardView['tag']> & { kind: 'certified' }>({
        kind: fc.constant('certified' as const),
        text,
        image: maybe(text),
      }),
    ),
    band: maybe(records<NonNullable<CardView['band']>>({ label: text, reason: text })),
    picture: maybe(
      records<NonNullable<CardView['picture']>>({
        src: text,
        srcset: text,
        width: fc.nat(),
        height: fc.nat(),
        alt: text,
      }),
    ),
    repayment: maybe(fc.constant(repaymentView(163, 'week', { interest: 8.99, comparison: 9.87 }))),
    place: maybe(text),
    belowMarket: fc.boolean(),
    available: fc.boolean(),
    favourite: fc.boolean(),
    buttons: fc.array(buttonOf(slug), { maxLength: 3 }),
  }),
);

it('gives back the very cards', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 8 }), (cards) => {
      expect(unpackCards(packCards(cards))).toEqual(cards);
    }),
  );
});
