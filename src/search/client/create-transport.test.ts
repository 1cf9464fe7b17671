import { afterEach, expect, it, vi } from 'vitest';
import type { SearchServer } from '../settings.ts';
import type { WorkerRequest } from '../worker/messages.ts';
import { createTransport } from './create-transport.ts';
import { answerOf } from './testing/answer-of.ts';
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

/** A worker that answers at once. */
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

it('API-06 without a configured server the engine answers, from the manifest, and no request is made', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const asked: WorkerRequest[] = [];
  const transport = createTransport({ server: null, manifest }, () => engineWorker(asked));
  expect(await foundBy(transport)).toBe(ENGINE);
  expect(asked[0]).toEqual({ type: 'init', manifest });
  expect(fetch).not.toHaveBeenCalled();
});

it('loads the whole stock after the first answer, once, unless the shopper saves data', async () => {
  const asked: WorkerRequest[] = [];
  const transport = createTransport({ server: null, manifest }, () => engineWorker(asked));
  await transport.multiSearch(body);
  await transport.multiSearch({ searches: [] });
  expect(asked.map(({ type }) => type)).toEqual(['init', 'search', 'warm', 'search']);

  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const sparing: WorkerRequest[] = [];
  await createTransport({ server: null, manifest }, () => engineWorker(sparing)).multiSearch(body);
  expect(sparing.map(({ type }) => type)).toEqual(['init', 'search']);
});

it('API-06 with a configured server it answers, and no engine is loaded', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(JSON.stringify({ results: [answerOf({ collection: 'x' }, 1)] })),
  );
  vi.stubGlobal('fetch', fetch);
  const spawn = vi.fn();
  expect(await foundBy(createTransport({ server, manifest }, spawn))).toBe(1);
  expect(String(fetch.mock.calls[0]?.[0])).toBe('https://search.example:443/multi_search');
  expect(spawn).not.toHaveBeenCalled();
});

it('the engine stands in for a configured server that fails; a repeated query asks neither', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  const asked: WorkerRequest[] = [];
  const transport = createTransport({ server, manifest }, () => engineWorker(asked));
  expect(await foundBy(transport)).toBe(ENGINE);
  expect(await foundBy(transport)).toBe(ENGINE);
  expect(asked.filter(({ type }) => type === 'search')).toHaveLength(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});
