import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCard } from '../../../tests/support/card-arbitrary.ts';
import { storedCard } from '../../../tests/support/search/stored-card.ts';
import type { CardFacts } from '../../stock/card-facts.ts';
import { packCards, type StoredCard, unpackCards } from './cards.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('~', '~~', '~a', 'a~', '~0', '$&', "$'", '$1', 'aaa', 'bbb', '&amp;', '<b>"\'', '\\', ''),
);

/** Node 24.21 sometimes parses a key of one escaped character, such as "\\u0014", as a backslash. Our names have none. */
const name = text.filter((one) => JSON.stringify(one) === `"${one}"`);

const facts: fc.Arbitrary<CardFacts> = fc.record<CardFacts>({
  id: text,
  slug: text,
  title: text,
  variant: text,
  make: text,
  model: text,
  picture: fc.option(
    fc.oneof(text, fc.constantFrom('/a-800.avif', '/no-width/', '-', 'https://x/a~b-1.avif')),
  ),
  facts: fc.dictionary(name, text, { maxKeys: 5 }),
  price: text,
  amount: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0))),
  weekly: fc.boolean(),
  priceNote: text,
  withoutGst: text,
  place: text,
  status: text,
  gone: fc.boolean(),
  soldLabel: text,
});

const inAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const inText = (value: string) =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** Any HTML, usually with texts from the facts, escaped as in a page or not. */
const cards: fc.Arbitrary<StoredCard[]> = fc.array(
  facts.chain((own) => {
    const texts = [
      ...[own.id, own.slug, own.title, own.variant, own.price, own.place, own.picture ?? ''],
      ...Object.values(own.facts),
      JSON.stringify(own),
    ];
    const repeated = fc
      .tuple(
        fc.constantFrom(...texts),
        fc.constantFrom(inText, inAttribute, (value: string) => value),
      )
      .map(([value, write]) => write(value));
    return fc
      .array(fc.oneof(repeated, text), { maxLength: 12 })
      .map((pieces) => ({ facts: own, html: pieces.join('') }));
  }),
  { maxLength: 6 },
);

it('restores the same cards, whatever their facts and HTML', () => {
  fc.assert(
    fc.property(cards, (given) => {
      expect(unpackCards(packCards(given))).toEqual(given);
    }),
    { numRuns: 500 },
  );
});

it('restores the HTML of any vehicle’s card', () => {
  fc.assert(
    fc.property(fc.array(anyCard, { maxLength: 6 }), (views) => {
      const given = views.map(storedCard);
      expect(unpackCards(packCards(given))).toEqual(given);
    }),
  );
});

it('stores texts that the HTML repeats from the facts only once', () => {
  const given = fc.sample(anyCard, { numRuns: 1, seed: 3 }).map(storedCard);
  const [{ facts: own, html } = given[0] as StoredCard] = given;
  const twice = [{ facts: own, html: `${html}<p>${own.slug}</p>` }];
  expect(packCards(twice).split(own.slug)).toHaveLength(2);
});

it('takes few bytes for cards that differ only in their facts', () => {
  const [view] = fc.sample(anyCard, { numRuns: 1, seed: 3 });
  if (!view) throw new Error('There is no card.');
  const given = Array.from({ length: 50 }, (_, n) =>
    storedCard({ ...view, id: `id-${n}`, slug: `slug-${n}`, href: `/cars/slug-${n}`, title: `Vehicle ${n}` }),
  );
  const plain = gzipSync(JSON.stringify(given)).length;
  expect(gzipSync(packCards(given)).length).toBeLessThan(plain / 2);
});

it('throws if cards have different fields, because a column would be too short', () => {
  const [one, other] = fc.sample(anyCard, { numRuns: 2, seed: 3 }).map(storedCard);
  if (!one || !other) throw new Error('There are no cards.');
  const odd = { ...other, facts: { ...other.facts, more: 1 } as CardFacts };
  expect(() => packCards([one, odd])).toThrow('the same fields');
});
