import fc from 'fast-check';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createSearchClient } from '../../src/features/search/live/search-client.ts';
import { liveState } from '../../src/search/cards/live-state.ts';
import { createFailoverTransport } from '../../src/search/client/failover-transport.ts';
import { createHttpTransport } from '../../src/search/client/http-transport.ts';
import type { SearchTransport } from '../../src/search/client/search-transport.ts';
import { answerOf } from '../../src/search/client/testing/answer-of.ts';
import { withCards } from '../../src/search/client/with-cards.ts';
import type { CardDocument } from '../../src/search/documents/document.ts';
import type { StoredCard } from '../../src/search/index-file/cards.ts';
import type { MultiSearchBody } from '../../src/search/protocol.ts';
import { suggestionsFor } from '../../src/sections/finder/suggestions.ts';
import { anyCard } from '../support/card-arbitrary.ts';
import { cardNamed, cardSource } from '../support/search/card-source.ts';
import { storedCard } from '../support/search/stored-card.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const MARK = '<img src=x onerror=alert(1)>';
const ENGINE = 987_654;
const figures: string[] = [];
afterAll(() => recordFigures('hostile-server', 'Hostile answers of a search server', figures));
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** An engine that finds no vehicle. Its `found` count is one that no server returns, so that tests recognise it. */
const engine: SearchTransport & { start: () => void } = {
  start: () => undefined,
  multiSearch: async ({ searches }) => ({ results: searches.map((search) => answerOf(search, ENGINE)) }),
};

/** A page's transport with the site's cards and a server that answers with this text. */
function transportOf(
  answer: (body: MultiSearchBody) => string,
  cards: ReadonlyMap<string, StoredCard>,
): SearchTransport<CardDocument> {
  const server = createHttpTransport({
    server: {
      host: 'search.example',
      port: 443,
      protocol: 'https',
      key: 'k',
      collection: 'Car_production_x',
    },
    fetch: async (_, init) => new Response(answer(JSON.parse(String(init?.body)))),
  });
  return withCards(
    createFailoverTransport({ server, engine }),
    cardSource((id) => cards.get(id) ?? null),
  );
}

interface Hit extends Omit<CardDocument, 'id'> {
  objectID: string;
}

interface Shown {
  found: number;
  /** The data of each vehicle that reaches the page. */
  vehicles: { id: string; html: string; status: unknown; price: unknown }[];
}

/** Passes an answer through the search page's client and returns everything that the page would render. */
async function shown(
  answer: (body: MultiSearchBody) => string,
  cards: ReadonlyMap<string, StoredCard> = new Map(),
): Promise<Shown> {
  const client = createSearchClient(transportOf(answer, cards));
  const request = { indexName: 'Car_production', params: { query: 'ute', facets: ['make', 'price'] } };
  const { results } = await client.search([request] as never);
  const [result] = results as { nbHits: number; hits: Hit[]; facets?: object; facets_stats?: object }[];
  if (!result) throw new Error('There is no result.');
  const { nbHits: found, hits, facets = {} } = result;
  for (const counts of Object.values(facets))
    for (const count of Object.values(counts as object)) expect(Number.isSafeInteger(count)).toBe(true);
  const vehicles = hits.map(({ objectID: id, card, price, sold, reserved }) => {
    // The card must be the site's own, of the vehicle that the hit names.
    expect(card).toBe(cards.get(id));
    return { id, html: card.html, ...liveState(card.facts, { price, sold, reserved }) };
  });
  return { found, vehicles };
}

/** A server may decide only which of the site's vehicles a page shows, and their states and prices. */
function expectHarmless({ found, vehicles }: Shown, cards: ReadonlyMap<string, StoredCard>): void {
  expect(Number.isSafeInteger(found) && found >= 0).toBe(true);
  for (const { id, html, status, price } of vehicles) {
    expect(html).toBe(cards.get(id)?.html);
    expect([null, 'sold', 'reserved', 'free']).toContain(status);
    if (price !== null) expect(price).toMatch(/^\$\d[\d,]*$/);
  }
}

const goodAnswer = (cards: readonly StoredCard[]) => ({
  results: [
    {
      ...answerOf({ collection: 'Car_production_x', q: 'ute', per_page: 21 }, cards.length),
      facet_counts: [
        {
          field_name: 'make',
          sampled: false,
          counts: [{ value: MARK, highlighted: `<mark>${MARK}</mark>`, count: 3 }],
          stats: { total_values: 1 },
        },
        {
          field_name: 'price',
          sampled: false,
          counts: [{ value: '5', highlighted: '5', count: 3 }],
          stats: { total_values: 1, min: 5, max: 5, sum: 15, avg: 5 },
        },
      ],
      hits: cards.map(({ facts: { id } }, n) => ({
        document: {
          id,
          price: 28_490 + n,
          sold: n % 2 === 1,
          reserved: n % 3 === 1,
          // Fields that were not requested.
          card: { facts: { title: MARK, href: 'javascript:alert(1)' }, html: MARK },
          html: MARK,
          place: 0,
        },
        highlight: { name: { snippet: MARK, matched_tokens: ['x'] } },
        highlights: [{ field: 'name', snippet: MARK, matched_tokens: ['x'] }],
        text_match: 5,
      })),
    },
  ],
});

/** Placeholder for deeply nested lists, which the test report could not print. */
const DEEP = 'lists in lists';
const deep = JSON.parse('['.repeat(3000) + ']'.repeat(3000));

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    MARK,
    -1,
    1.5,
    '7',
    1e308,
    null,
    true,
    [],
    {},
    [[[]]],
    'javascript:alert(1)',
    '//evil.example/x',
    '/\\evil.example',
    '/\t/evil.example',
    { toString: 5, valueOf: 5 },
    { full: {}, snippet: {} },
    JSON.parse('{"__proto__":{"kind":"price","length":3},"constructor":{"prototype":1}}'),
    DEEP,
  ),
);

/** Lists all places in a JSON value as paths of keys. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.length > 10) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** Returns a copy with a changed, removed or added value at one place. */
function changed(
  value: unknown,
  [key, ...rest]: string[],
  how: 'put' | 'remove' | 'add',
  by: unknown,
): unknown {
  if (key === undefined) return how === 'put' ? by : value;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[key] = changed(copy[key], rest, how, by);
  else if (how === 'put') copy[key] = by;
  else if (how === 'remove') delete copy[key];
  else
    Object.defineProperty(copy, '__proto__', {
      value: by,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return copy;
}

it('only statuses and prices come from the server’s answer; the cards are the site’s own', async () => {
  const given = ['a', 'b', 'c'].map(cardNamed);
  const own = new Map(given.slice(0, 2).map((card) => [card.facts.id, card]));
  const page = await shown(() => JSON.stringify(goodAnswer(given)), own);
  expect(page.found).toBe(3);
  expect(page.vehicles).toEqual([
    { id: 'a', html: cardNamed('a').html, status: null, price: null },
    { id: 'b', html: cardNamed('b').html, status: 'sold', price: null },
  ]);
});

const RUNS = rounds(400, 20_000);
it(`${RUNS} damaged server answers are each shown without harm or replaced by the in-browser engine’s answer`, {
  timeout: proofTimeout(60_000),
}, async () => {
  const seen = { server: 0, engine: 0 };
  const how = fc.constantFrom('put' as const, 'remove' as const, 'add' as const);
  const cards = fc.array(anyCard.map(storedCard), { minLength: 1, maxLength: 3 });
  const changes = fc.array(fc.tuple(fc.nat(), how, odd), { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(cards, changes, async (given, all) => {
      const answer = all.reduce<unknown>(
        (under, [place, way, by]) => {
          const places = placesIn(under).slice(0, 4000);
          return changed(under, places[place % places.length] ?? [], way, by === DEEP ? deep : by);
        },
        JSON.parse(JSON.stringify(goodAnswer(given))),
      );
      const own = new Map(given.map((card) => [card.facts.id, card]));
      const before = JSON.stringify(given);
      const page = await shown(() => JSON.stringify(answer), own);
      seen[page.found === ENGINE ? 'engine' : 'server'] += 1;
      expectHarmless(page, own);
      expect(JSON.stringify(given)).toBe(before);
    }),
    { numRuns: RUNS },
  );
  expect(seen.server).toBeGreaterThan(0);
  expect(seen.engine).toBeGreaterThan(seen.server / 10);
  figures.push(
    `${RUNS} answers with one or two odd changes: ${seen.server} shown, ${seen.engine} left to the engine; no exception, no HTML except the site’s own cards, no invalid state or price.`,
  );
});

it(`${RUNS} arbitrary texts in place of a server answer are each replaced by the in-browser engine’s answer`, {
  timeout: proofTimeout(60_000),
}, async () => {
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((one) => `{"results":[${one}]}`),
    fc.json().map((one) => `{"results":[{"found":1,"hits":${one},"facet_counts":${one}}]}`),
    fc.constantFrom(
      '',
      '<!doctype html><p>Hello',
      '{"results":',
      'null',
      '{"results":[{"code":500,"error":{}}]}',
    ),
  );
  await fc.assert(
    fc.asyncProperty(text, async (answer) => {
      const page = await shown(() => answer);
      expect(page.found).toBe(ENGINE);
      const suggested = await suggestionsFor(
        transportOf(() => answer, new Map()),
        'search',
        'ute',
      );
      expect(suggested).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  figures.push(`${RUNS} arbitrary texts instead of an answer: all left to the engine.`);
});
