import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { card } from '../../../tests/fixtures/cards.ts';
import { aDocument } from '../../../tests/support/a-document.ts';
import { cardSource } from '../../../tests/support/search/card-source.ts';
import { storedCard } from '../../../tests/support/search/stored-card.ts';
import { createDirectorySearch } from '../../features/directory/directory-search.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { withCards } from '../../search/client/with-cards.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import { MODEL_SCHEMA, type ModelDocument } from '../../search/documents/model-schema.ts';
import type { PriceView } from '../../stock/views.ts';
import { suggestionsFor } from './suggestions.ts';

const car = (id: string, make: string, model: string, sold = false) =>
  aDocument(id, {
    name: `2023 ${make} ${model}`,
    make,
    model,
    sold,
    custom_rank: 100 - id.charCodeAt(0),
  });
const aud = (text: string): PriceView => ({
  kind: 'price',
  amount: 1,
  text,
  type: 'Drive away',
  was: null,
  withTradeIn: false,
});
const model = (make: string, name: string, bodies: string[], count: number): ModelDocument => ({
  id: `/search/${make}/${name}/`.toLowerCase(),
  'manufacturer.name': make,
  'model.name': name,
  'model.body': bodies,
  name: `${make} ${name}`,
  count,
  tie_break: count,
});
const engine = engineTransport(
  {
    schema: CAR_SCHEMA,
    documents: [
      car('a', 'Toyota', 'Corolla'),
      car('b', 'Toyota', 'Kluger'),
      car('c', 'Toyota', 'Corolla', true),
      car('d', 'Kia', 'Rio'),
    ],
  },
  {
    schema: MODEL_SCHEMA,
    documents: [
      model('Toyota', 'Corolla', ['hatch', 'sedan'], 5),
      model('Toyota', 'Kluger', ['suv'], 1),
      model('Kia', 'Rio', ['hatch'], 1),
    ],
  },
);

const cards = new Map(
  [
    card('2023 Toyota Corolla', 'hatch', aud('$32,990'), { id: 'a' }),
    card('2023 Toyota Kluger', 'suv', aud('$61,990'), { id: 'b' }),
    card('2023 Toyota Corolla', 'hatch', aud('$1'), { id: 'c' }),
    card(
      '2023 Kia Rio',
      'hatch',
      { kind: 'subscription', amount: 1, text: '$99', per: 'week', note: '', purchase: null },
      {
        id: 'd',
      },
    ),
  ].map((view) => [view.id, storedCard({ ...view, slug: view.id, variant: 'Sport' })]),
);
const transport = withCards(
  engine,
  cardSource((id) => cards.get(id) ?? null),
);

describe('the suggestions of the search box', () => {
  it('are returned without an error, whatever is typed', async () => {
    const troublesome = fc.constantFrom(
      'a:b',
      'make:',
      '`',
      '\\',
      '*',
      '-toy',
      '"toy',
      '[x]',
      '&& ||',
      '__proto__',
      ',',
    );
    const typed = fc.oneof(
      troublesome,
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.string({ maxLength: 80 }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (words) => {
        expect(await suggestionsFor(transport, 'search', words)).toBeInstanceOf(Array);
      }),
      { numRuns: 80 },
    );
  });

  it('are makes, models and vehicles for sale, the vehicles with their prices', async () => {
    expect(await suggestionsFor(transport, 'search', 'toy')).toEqual([
      { kind: 'make', text: 'Toyota', detail: '', note: '2 in stock', href: '/search/toyota/' },
      {
        kind: 'model',
        text: 'Toyota Corolla',
        detail: '',
        note: '5 in stock',
        href: '/search/toyota/corolla/',
      },
      {
        kind: 'model',
        text: 'Toyota Kluger',
        detail: '',
        note: '1 in stock',
        href: '/search/toyota/kluger/',
      },
      { kind: 'vehicle', text: '2023 Toyota Corolla', detail: 'Sport', note: '$32,990', href: '/cars/a' },
      { kind: 'vehicle', text: '2023 Toyota Kluger', detail: 'Sport', note: '$61,990', href: '/cars/b' },
    ]);
  });

  it('link makes to the site’s search path, and show a weekly price with “per week”', async () => {
    const found = await suggestionsFor(transport, 'used-car', 'kia rio');
    expect(found.map(({ href, note }) => [href, note])).toEqual([
      ['/search/kia/rio/', '1 in stock'],
      ['/cars/d', '$99 per week'],
    ]);
    expect((await suggestionsFor(transport, 'used-car', 'ki'))[0]?.href).toBe('/used-car/kia/');
  });

  it('link a make whose name has no slug to the search path that the page supplies', async () => {
    const paths = new Map([['Kia', '/search/kia-4x2a9c/']]);
    expect((await suggestionsFor(transport, 'search', 'ki', paths))[0]?.href).toBe('/search/kia-4x2a9c/');
  });

  it('reject if the search fails', async () => {
    await expect(suggestionsFor(withCards(engineTransport(), cardSource()), 'search', 'kia')).rejects.toThrow(
      /404/,
    );
  });
});

it('API-11 the directory search finds models by make, model, body, words and offset', async () => {
  const search = createDirectorySearch<{ id: string }>(engine);
  const none = { makes: [], models: [], bodies: [], query: '', offset: 0 };
  const idsOf = async (changes: Partial<typeof none> | object) =>
    (await search({ ...none, ...changes })).documents.map(({ id }) => id);
  expect(await idsOf({})).toEqual(['/search/kia/rio/', '/search/toyota/corolla/', '/search/toyota/kluger/']);
  expect(await idsOf({ bodies: ['hatch'] })).toEqual(['/search/kia/rio/', '/search/toyota/corolla/']);
  expect(await idsOf({ bodies: ['hatch'], makes: ['Toyota'] })).toEqual(['/search/toyota/corolla/']);
  expect(await idsOf({ models: ['Kluger'] })).toEqual(['/search/toyota/kluger/']);
  expect(await idsOf({ query: 'corola' })).toEqual(['/search/toyota/corolla/']);
  expect(await idsOf({ offset: 2 })).toEqual(['/search/toyota/kluger/']);
});
