import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { CarCard } from '../../src/features/card/live/CarCard.tsx';
import { suggestionsFor } from '../../src/features/home/suggestions.ts';
import { createFailoverTransport } from '../../src/search/client/failover-transport.ts';
import { createHttpTransport } from '../../src/search/client/http-transport.ts';
import { createSearchClient } from '../../src/search/client/search-client.ts';
import type { SearchTransport } from '../../src/search/client/search-transport.ts';
import { answerOf } from '../../src/search/client/testing/answer-of.ts';
import type { MultiSearchBody } from '../../src/search/protocol.ts';
import type { CardView } from '../../src/stock/views.ts';
import { anyCard } from '../support/card-arbitrary.ts';
import { proofTimeout, recordFigures, rounds } from './proof.ts';

const MARK = '<img src=x onerror=alert(1)>';
const ENGINE = 987_654;
const figures: string[] = [];
afterAll(() =>
  recordFigures('hostile-server', 'The pages’ search before hostile answers of a server', figures),
);
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Answers everything with nothing found, and a count that tells it from a server. */
const engine: SearchTransport & { start: () => void } = {
  start: () => undefined,
  multiSearch: async ({ searches }) => ({ results: searches.map((search) => answerOf(search, ENGINE)) }),
};

/** A page's transport whose server answers this text. */
function transportOf(answer: (body: MultiSearchBody) => string): SearchTransport {
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
  return createFailoverTransport({ server, engine });
}

interface Hit {
  objectID: string;
  card: CardView;
}

/** Passes an answer through the search page's client and draws the result. */
async function shown(answer: (body: MultiSearchBody) => string): Promise<{ found: number; html: string }> {
  const client = createSearchClient(transportOf(answer));
  const request = { indexName: 'Car_production', params: { query: 'ute', facets: ['make', 'price'] } };
  const { results } = await client.search([request] as never);
  const [result] = results as { nbHits: number; hits: Hit[]; facets?: object; facets_stats?: object }[];
  if (!result) throw new Error('There is no result.');
  const { nbHits: found, hits, facets = {} } = result;
  for (const counts of Object.values(facets))
    for (const count of Object.values(counts as object)) expect(Number.isSafeInteger(count)).toBe(true);
  const html = hits
    .map(({ objectID, card }) => {
      expect(objectID).toMatch(/./s);
      return renderToStaticMarkup(createElement(CarCard, { card, sizes: '1px' }));
    })
    .join('');
  return { found, html };
}

function expectHarmless({ found, html }: { found: number; html: string }): void {
  expect(Number.isSafeInteger(found) && found >= 0).toBe(true);
  expect(html).not.toContain(MARK);
  expect(html).not.toMatch(/href="(?!\/(?!\/)|#|https?:|tel:|mailto:)/i);
  expect(html).not.toContain('[object Object]');
}

const goodAnswer = (cards: readonly CardView[]) => ({
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
      hits: cards.map((card) => ({
        document: { id: card.id, card },
        highlight: { name: { snippet: MARK, matched_tokens: ['x'] } },
        highlights: [{ field: 'name', snippet: MARK, matched_tokens: ['x'] }],
        text_match: 5,
      })),
    },
  ],
});

/** Stands for lists in lists, which a report of this test could not write. */
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

/** Every place in a JSON value, as the keys that lead to it. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || path.length > 10) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

/** A copy with something else at a place: a value, nothing, or one more key beside it. */
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

const RUNS = rounds(400, 20_000);
it(`${RUNS} answers with something odd in them are shown correctly or left to the engine`, {
  timeout: proofTimeout(60_000),
}, async () => {
  const seen = { server: 0, engine: 0 };
  const how = fc.constantFrom('put' as const, 'remove' as const, 'add' as const);
  const cards = fc.array(anyCard, { minLength: 1, maxLength: 3 });
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
      const page = await shown(() => JSON.stringify(answer));
      seen[page.found === ENGINE ? 'engine' : 'server'] += 1;
      expectHarmless(page);
    }),
    { numRuns: RUNS },
  );
  expect(seen.server).toBeGreaterThan(0);
  expect(seen.engine).toBeGreaterThan(seen.server / 10);
  figures.push(
    `${RUNS} answers with one or two odd changes: ${seen.server} shown, ${seen.engine} left to the engine; no exception, no raw HTML, no link to a script or another host in disguise.`,
  );
});

it(`${RUNS} texts of any kind are left to the engine`, { timeout: proofTimeout(60_000) }, async () => {
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
        transportOf(() => answer),
        'search',
        'ute',
      );
      expect(suggested).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  figures.push(`${RUNS} texts of any kind in place of an answer: every one left to the engine.`);
});
