import { expect, it } from 'vitest';
import { cardNamed, cardSource } from '../../../tests/support/search/card-source.ts';
import type { CardSource, WantedCard } from '../cards/card-source.ts';
import type { HitDocument } from '../documents/document.ts';
import type { Hit, MultiSearchResponse, SearchParams } from '../protocol.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import type { SearchTransport } from './search-transport.ts';
import { answerOf } from './testing/answer-of.ts';
import { withCards } from './with-cards.ts';

const VEHICLES: SearchParams = { collection: 'Car_production', include_fields: HIT_FIELDS };
const state = (id: string): HitDocument => ({ id, price: 28_490, sold: id === 'sold', reserved: false });
const hit = (id: string, over: Partial<Hit<HitDocument>> = {}): Hit<HitDocument> => ({
  document: state(id),
  highlight: {},
  highlights: [],
  ...over,
});

/** Answers each search with the next list of hits. */
const answering = (...hits: Hit<HitDocument>[][]): SearchTransport => ({
  multiSearch: async ({ searches }) => ({
    results: searches.map((search, n) => ({ ...answerOf(search, 45), hits: hits[n] ?? [] })),
  }),
});
const searched = (wrapped: SearchTransport, source: CardSource, ...searches: SearchParams[]) =>
  withCards(wrapped, source).multiSearch({ searches });

it('adds the card to each vehicle and keeps everything else', async () => {
  const hits = [hit('a', { text_match: 5, place: 7 }), hit('sold')];
  const { results } = await searched(answering(hits), cardSource(), VEHICLES);
  expect(results).toEqual([
    {
      ...answerOf(VEHICLES, 45),
      hits: hits.map((one) => ({
        ...one,
        document: { ...one.document, card: cardNamed(one.document.id) },
      })),
    },
  ]);
});

it('drops hits without a card, and keeps the order of the others and the total count', async () => {
  const source = cardSource((id) => (id.startsWith('no') ? null : cardNamed(id)));
  const hits = ['no1', 'b', 'no2', 'a', 'no3'].map((id) => hit(id));
  const { results } = await searched(answering(hits), source, VEHICLES);
  expect(results[0]).toMatchObject({ found: 45, hits: [{ document: state('b') }, { document: state('a') }] });
  expect(results[0]).toHaveProperty('hits.length', 2);
});

it('requests all cards of a search together, with their positions from the engine', async () => {
  const asked: (readonly WantedCard[])[] = [];
  const source: CardSource = {
    ...cardSource(),
    cards: (wanted) => {
      asked.push(wanted);
      return cardSource().cards(wanted);
    },
  };
  await searched(answering([hit('a', { place: 3 }), hit('b')], [hit('c')]), source, VEHICLES, VEHICLES);
  expect(asked).toEqual([
    [
      { id: 'a', place: 3 },
      { id: 'b', place: undefined },
    ],
    [{ id: 'c', place: undefined }],
  ]);
});

it('leaves results of searches for anything but vehicle cards unchanged, and requests no cards for them', async () => {
  const source: CardSource = { ...cardSource(), cards: () => Promise.reject(new Error('asked')) };
  const models = { collection: 'Model_production' };
  const counts = { collection: 'Car_production', per_page: 0, facet_by: 'make' };
  const wrapped = answering([hit('/search/kia/rio/')], []);
  const expected = await wrapped.multiSearch({ searches: [models, counts] });
  expect(await searched(wrapped, source, models, counts)).toEqual(expected);
});

it('passes on failures beside the results of other searches', async () => {
  const failure = { code: 404, error: 'Not found.' };
  const wrapped: SearchTransport = {
    multiSearch: async (): Promise<MultiSearchResponse<HitDocument>> => ({
      results: [failure, { ...answerOf(VEHICLES, 1), hits: [hit('a')] }],
    }),
  };
  const { results } = await searched(wrapped, cardSource(), VEHICLES, VEHICLES);
  expect(results).toMatchObject([failure, { hits: [{ document: { id: 'a', card: cardNamed('a') } }] }]);
});

it('rejects when the search fails or the cards cannot be loaded', async () => {
  const away = () => Promise.reject(new Error('away'));
  await expect(searched({ multiSearch: away }, cardSource(), VEHICLES)).rejects.toThrow('away');
  await expect(searched(answering([hit('a')]), { ...cardSource(), cards: away }, VEHICLES)).rejects.toThrow(
    'away',
  );
});
