import { afterEach, expect, it, vi } from 'vitest';
import { cardNamed, cardSource } from '../../../tests/support/search/card-source.ts';
import type { CardSource } from '../cards/card-source.ts';
import type { SearchServer } from '../settings.ts';
import { createTransport } from './create-transport.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import { answerOf } from './testing/answer-of.ts';
import type { WorkerRequest } from './worker/messages.ts';
import type { EngineWorker } from './worker-transport.ts';

const manifest = '/search-index/manifest.json';
const server: SearchServer = {
  host: 'search.example',
  port: 443,
  protocol: 'https',
  key: 'key',
  collection: 'Car_production_demo',
};
const body = { searches: [{ collection: 'Car_production' }] };
const ENGINE = 2;
const source = cardSource();

/** A worker that replies immediately. */
function engineWorker(asked: WorkerRequest[]): EngineWorker {
  const worker: EngineWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => undefined,
    postMessage: (request) => {
      asked.push(request);
      if (request.type !== 'search') return;
      const response = { results: request.body.searches.map((search) => answerOf(search, ENGINE)) };
      queueMicrotask(() => worker.onmessage?.({ data: { id: request.id, response } } as MessageEvent));
    },
  };
  return worker;
}

const foundBy = async (transport: ReturnType<typeof createTransport>): Promise<unknown> => {
  const { results } = await transport.multiSearch(body);
  return results[0] && 'found' in results[0] && results[0].found;
};
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('API-06 without a configured server searches with the engine and sends no request', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const asked: WorkerRequest[] = [];
  const transport = createTransport({ server: null, manifest }, source, () => engineWorker(asked));
  expect(await foundBy(transport)).toBe(ENGINE);
  expect(asked[0]).toEqual({ type: 'init', manifest });
  expect(fetch).not.toHaveBeenCalled();
});

/** Counts how often all cards are loaded. */
function counting(failing = false): { source: CardSource; loads: () => number } {
  let loads = 0;
  const loadAll = () => {
    loads += 1;
    return failing ? Promise.reject(new Error('away')) : Promise.resolve();
  };
  return { source: { ...source, loadAll }, loads: () => loads };
}

it('preloads all cards once, after the first response, unless the page asks not to or the shopper saves data', async () => {
  const asked: WorkerRequest[] = [];
  const { source: own, loads } = counting();
  const transport = createTransport({ server: null, manifest }, own, () => engineWorker(asked));
  expect(loads()).toBe(0);
  await transport.multiSearch(body);
  await transport.multiSearch({ searches: [] });
  expect(asked.map(({ type }) => type)).toEqual(['init', 'search', 'search']);
  expect(loads()).toBe(1);

  const unasked = counting();
  await createTransport(
    { server: null, manifest },
    unasked.source,
    () => engineWorker([]),
    false,
  ).multiSearch(body);
  expect(unasked.loads()).toBe(0);

  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const sparing = counting();
  await createTransport({ server: null, manifest }, sparing.source, () => engineWorker([])).multiSearch(body);
  expect(sparing.loads()).toBe(0);
});

it('answers searches even if preloading the cards fails', async () => {
  const { source: away, loads } = counting(true);
  const transport = createTransport({ server: null, manifest }, away, () => engineWorker([]));
  expect(await foundBy(transport)).toBe(ENGINE);
  expect(loads()).toBe(1);
});

it.each([
  ['the engine', null],
  ['the configured server', server],
])('adds the site’s own cards to the hits of %s', async (_, configured) => {
  const search = { collection: 'Car_production', include_fields: HIT_FIELDS };
  const document = { id: 'a', price: 5, sold: false, reserved: true };
  const result = {
    ...answerOf(search, 1),
    hits: [{ document, highlight: {}, highlights: [] }],
  };
  const response = { results: [result] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(response)));
  const worker = engineWorker([]);
  worker.postMessage = (request) => {
    if (request.type === 'search')
      queueMicrotask(() => worker.onmessage?.({ data: { id: request.id, response } } as MessageEvent));
  };
  const transport = createTransport({ server: configured, manifest }, source, () => worker);
  const { results } = await transport.multiSearch({ searches: [search] });
  expect(results).toMatchObject([{ hits: [{ document: { ...document, card: cardNamed('a') } }] }]);
});

it('API-06 with a configured server searches there and loads no engine', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(JSON.stringify({ results: [answerOf({ collection: 'x' }, 1)] })),
  );
  vi.stubGlobal('fetch', fetch);
  const spawn = vi.fn();
  expect(await foundBy(createTransport({ server, manifest }, source, spawn))).toBe(1);
  expect(String(fetch.mock.calls[0]?.[0])).toBe('https://search.example:443/multi_search');
  expect(spawn).not.toHaveBeenCalled();
});

it('asks the engine when the server fails, and answers a repeated query from the cache', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  const asked: WorkerRequest[] = [];
  const transport = createTransport({ server, manifest }, source, () => engineWorker(asked));
  expect(await foundBy(transport)).toBe(ENGINE);
  expect(await foundBy(transport)).toBe(ENGINE);
  expect(asked.filter(({ type }) => type === 'search')).toHaveLength(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});
