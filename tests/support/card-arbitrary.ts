import fc from 'fast-check';
import { repaymentView } from '../../src/stock/finance/repayment-view.ts';
import type { FactView } from '../../src/stock/rules/named-facts.ts';
import type { CardButton, CardView, PriceView, TagView } from '../../src/stock/views.ts';
import type { Picture } from '../../src/ui/picture.ts';

const text = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((value) => `a ${value.replace(/\s+/g, ' ').trim()} z`);
const path = fc.stringMatching(/^\/[a-z0-9/-]{1,20}[a-z]$/);

const picture: fc.Arbitrary<Picture> = fc.record({
  src: path,
  srcset: fc.constantFrom('', '/a-400.avif 400w, /a-800.avif 800w'),
  width: fc.constantFrom(640, 1280),
  height: fc.constantFrom(400, 800),
  alt: text,
});
const price: fc.Arbitrary<PriceView> = fc.oneof(
  fc.record({
    kind: fc.constant('price' as const),
    amount: fc.nat(),
    text,
    type: fc.oneof(fc.constant(''), text),
    was: fc.option(text),
    withTradeIn: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('subscription' as const),
    amount: fc.nat(),
    text,
    per: fc.constant('week' as const),
    note: fc.constantFrom('', 'Insurance included'),
    purchase: fc.option(fc.record({ amount: fc.nat(), text, type: fc.oneof(fc.constant(''), text) })),
  }),
  fc.record({ kind: fc.constantFrom('preorder' as const, 'enquire' as const), text }),
);
const tag: fc.Arbitrary<TagView> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('electric', 'reserved', 'own', 'coming_soon', 'new', 'sold'),
    text,
  }) as fc.Arbitrary<TagView>,
  fc.record({ kind: fc.constant('certified' as const), text, image: fc.option(path) }),
);
const button: fc.Arbitrary<CardButton> = fc.record(
  {
    kind: fc.constantFrom('explore', 'enquire', 'test_drive', 'reserve', 'similar'),
    label: text,
    href: path,
    only: fc.constant('similar' as const),
  },
  { requiredKeys: ['kind', 'label', 'href'] },
);
const facts: fc.Arbitrary<FactView[]> = fc.uniqueArray(
  fc.record<FactView>({
    name: fc.constantFrom('condition', 'km', 'transmission', 'fuel'),
    text,
  }),
  { maxLength: 4, selector: ({ name }) => name },
);

/** Generates cards with any texts, prices, tags and buttons. */
export const anyCard: fc.Arbitrary<CardView> = fc.record({
  id: fc.uuid(),
  slug: fc.uuid(),
  href: path,
  title: text,
  make: text,
  model: text,
  variant: fc.oneof(fc.constant(''), text),
  facts,
  price,
  priceForSearch: fc.nat(),
  tag: fc.option(tag),
  band: fc.option(fc.record({ label: text, reason: fc.oneof(fc.constant(''), text) })),
  picture: fc.option(picture),
  body: fc.option(fc.constantFrom('suv', 'ute', 'tipper')),
  repayment: fc.option(
    fc
      .record({
        amount: fc.integer({ min: 26, max: 5000 }),
        per: fc.constantFrom('week' as const, 'fortnight' as const, 'month' as const),
      })
      .map(({ amount, per }) => repaymentView(amount, per, { interest: 8.99, comparison: 9.87 })),
  ),
  place: fc.option(text),
  belowMarket: fc.boolean(),
  available: fc.boolean(),
  favourite: fc.boolean(),
  buttons: fc.uniqueArray(button, { maxLength: 5, selector: ({ kind }) => kind }),
  similarHref: path,
  soldLabel: text,
  slots: fc.constant({}),
});
