import { expect, it, vi } from 'vitest';
import type { SearchServer } from '../settings.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import { createHttpTransport } from './http-transport.ts';
import { ServerUnavailable } from './parse-response.ts';
import { answerOf } from './testing/answer-of.ts';

const server: SearchServer = {
  host: 'search.example',
  port: 8108,
  protocol: 'https',
  key: 'search-only',
  collection: 'Car_production_demo',
};
const body = { searches: [{ collection: 'Car_production', q: 'ute' }] };
const answer = { results: [answerOf({ collection: 'Car_production_demo' }, 7)] };

const transport = (fetch: typeof globalThis.fetch, timeout = 2000) =>
  createHttpTransport({ server, fetch, timeout });
const respond = (text: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(text), { status }));
/** Never responds; rejects like a real request when its signal aborts. */
const silent = vi.fn<typeof fetch>(
  (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    ),
);

it('API-06 posts to the configured host with its key and the tenant’s collection', async () => {
  const fetch = respond(answer);
  expect(await transport(fetch).multiSearch(body)).toEqual(answer);
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://search.example:8108/multi_search');
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('X-TYPESENSE-API-KEY')).toBe('search-only');
  expect(JSON.parse(String(init?.body))).toEqual({
    searches: [{ collection: 'Car_production_demo', q: 'ute' }],
  });
});

it('sets max_filter_by_candidates to 10,000 if a filter contains a prefix, and not otherwise', async () => {
  const fetch = respond({ results: [answer.results[0], answer.results[0], answer.results[0]] });
  const filters = ['model:C*', 'make:=[`Kia`,`Ma*`] && price:>5', 'make:=`Kia`'];
  await transport(fetch).multiSearch({
    searches: filters.map((filter_by) => ({ collection: 'Car_production', q: '*', filter_by })),
  });
  const { searches } = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body));
  expect(searches.map((one: { max_filter_by_candidates?: number }) => one.max_filter_by_candidates)).toEqual([
    10_000,
    10_000,
    undefined,
  ]);
});

it('sends no cookies and nothing but the search', async () => {
  const fetch = respond(answer);
  await transport(fetch).multiSearch(body);
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init?.credentials).toBe('omit');
  expect([...new Headers(init?.headers).keys()].sort()).toEqual(['content-type', 'x-typesense-api-key']);
});

it('uses the tenant’s collection of models', async () => {
  const fetch = respond(answer);
  await transport(fetch).multiSearch({ searches: [{ collection: 'Model_production' }] });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).searches[0].collection).toBe(
    'Model_production_demo',
  );
});

it.each([
  [401, { message: 'Forbidden' }, 'The search server answered 401: {"message":"Forbidden"}'],
  [
    503,
    { message: 'Not Ready or Lagging' },
    'The search server answered 503: {"message":"Not Ready or Lagging"}',
  ],
])(
  'when the server answers %i, rejects with the status and the server’s text, and does not retry',
  async (status, text, message) => {
    const fetch = respond(text, status);
    await expect(transport(fetch).multiSearch(body)).rejects.toThrow(message);
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

it('passes on the server’s error for an invalid search (400), and rejects other errors in a result (404)', async () => {
  const wrong = { results: [{ code: 400, error: 'Could not parse the filter query.' }] };
  expect(await transport(respond(wrong)).multiSearch(body)).toEqual(wrong);
  const missing = { results: [{ code: 404, error: 'Not found.' }] };
  await expect(transport(respond(missing)).multiSearch(body)).rejects.toThrow(ServerUnavailable);
});

const { hits: _, ...withoutHits } = answerOf({ collection: 'Car_production_demo' });
it.each([
  [{}],
  [{ results: [] }],
  [null],
  ['<html>'],
  [{ results: [null] }],
  [{ results: ['down'] }],
  [{ results: [{}] }],
  [{ results: [withoutHits] }],
  [{ results: [{ ...withoutHits, hits: [null] }] }],
  [{ results: [{ error: 'odd' }] }],
])('rejects the response %j', async (text) => {
  await expect(transport(respond(text)).multiSearch(body)).rejects.toThrow(
    'The search server’s response is not a search result.',
  );
});

it('rejects hits without the fields that pages show, and drops all other fields', async () => {
  const vehicles = { searches: [{ collection: 'Car_production', include_fields: HIT_FIELDS }] };
  const whole = { id: 'a', price: 28_490, sold: false, reserved: true };
  const answered = (document: object) => ({
    results: [{ ...withoutHits, hits: [{ document, highlight: {}, highlights: [] }] }],
  });
  const good = answered(whole);
  expect(await transport(respond(good)).multiSearch(vehicles)).toEqual(good);
  const older = answered({ ...whole, card: { title: 'Kia Seltos' } });
  expect(await transport(respond(older)).multiSearch(vehicles)).toEqual(good);
  const { sold: _, ...unsaid } = whole;
  for (const document of [{ id: 'a' }, { ...whole, price: null }, unsaid]) {
    await expect(transport(respond(answered(document))).multiSearch(vehicles)).rejects.toThrow(
      ServerUnavailable,
    );
    expect(await transport(respond(answered(document))).multiSearch(body)).toEqual(answered(document));
  }
});

it('rejects a response that is not JSON, and says that it is unusable', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('<html>'));
  await expect(transport(fetch).multiSearch(body)).rejects.toThrow(
    new ServerUnavailable(
      `The search server gave an unusable answer: Unexpected token '<', "<html>" is not valid JSON`,
    ),
  );
});

it('stops reading an endless response at the size limit, and says that it is unusable', async () => {
  let sent = 0;
  let ended = false;
  const chunk = new TextEncoder().encode(' '.repeat(1_000_000));
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () =>
      new Response(
        new ReadableStream({
          pull: (stream) => {
            sent += chunk.length;
            stream.enqueue(chunk);
          },
          cancel: () => {
            ended = true;
          },
        }),
      ),
  );
  await expect(transport(fetch, 20_000).multiSearch(body)).rejects.toThrow(
    new ServerUnavailable(
      'The search server gave an unusable answer: The answer is longer than 8000000 bytes.',
    ),
  );
  expect(sent).toBeLessThan(12_000_000);
  expect(ended).toBe(true);
});

it('gives up on a response that arrives too slowly', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async (_, init) =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            const drip = setInterval(() => stream.enqueue(new TextEncoder().encode(' ')), 5);
            init?.signal?.addEventListener('abort', () => {
              clearInterval(drip);
              stream.error(init.signal?.reason);
            });
          },
        }),
      ),
  );
  await expect(transport(fetch, 100).multiSearch(body)).rejects.toThrow('took longer than 100 ms');
});

it('retries a broken connection once', async () => {
  const fetch = respond(answer).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await transport(fetch).multiSearch(body)).toEqual(answer);
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('gives up after one retry', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(transport(fetch).multiSearch(body)).rejects.toThrow(
    'The search server cannot be reached: Failed to fetch',
  );
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('stops waiting at the timeout, for headers and for the body', async () => {
  await expect(transport(silent, 20).multiSearch(body)).rejects.toThrow('took longer than 20 ms');
  expect(silent).toHaveBeenCalledTimes(1);
  const halfway = vi.fn<typeof globalThis.fetch>(
    async (_, init) =>
      new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(new TextEncoder().encode('{"results":'));
            init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
          },
        }),
      ),
  );
  await expect(transport(halfway, 20).multiSearch(body)).rejects.toThrow('took longer than 20 ms');
});
