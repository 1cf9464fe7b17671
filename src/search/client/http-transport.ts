import { CAR_COLLECTION } from '../documents/car-schema.ts';
import type { HitDocument } from '../documents/document.ts';
import type { MultiSearchBody, MultiSearchResponse } from '../protocol.ts';
import type { SearchServer } from '../settings.ts';
import type { SearchTransport } from './search-transport.ts';

/** Milliseconds an answer may take, its last byte included. */
const TIMEOUT = 2000;

/** The search server cannot answer: the message says why, and holds nothing of what was searched. */
export class ServerUnavailable extends Error {}

type Result = MultiSearchResponse<HitDocument>['results'][number];

interface Options {
  server: SearchServer;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds, the second try included. */
  timeout?: number;
}

/** "Car_production", "Model_production": the server has one of each for every tenant. */
function forTenant({ searches }: MultiSearchBody, vehicles: string): string {
  const tenant = vehicles.slice(CAR_COLLECTION.length);
  return JSON.stringify({
    searches: searches.map((search) => ({ ...search, collection: search.collection + tenant })),
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A result with hits that have a document each, or a failure. */
function isResult(value: unknown): value is Result {
  if (!isObject(value)) return false;
  if ('error' in value) return typeof value.code === 'number';
  const { found, hits, facet_counts } = value;
  return (
    typeof found === 'number' &&
    Array.isArray(hits) &&
    hits.every((hit) => isObject(hit) && isObject(hit.document)) &&
    Array.isArray(facet_counts)
  );
}

function checked(answer: unknown, searches: number): MultiSearchResponse<HitDocument> {
  const results = isObject(answer) ? answer.results : null;
  if (!Array.isArray(results) || results.length !== searches || !results.every(isResult))
    throw new ServerUnavailable('The search server’s answer is not one of a search.');
  for (const result of results) {
    // 400: the search is wrong, wherever it is asked. Anything else is the server's state.
    if ('error' in result && result.code !== 400)
      throw new ServerUnavailable(`The search server answered ${result.code}: ${result.error}`);
  }
  return { results };
}

/**
 * A Typesense server over HTTP: host and key are those of the site's configuration (API-06). Rejects with
 * `ServerUnavailable` where it answers with another status, not in time, or not at all; a connection that
 * breaks is tried once more in the time that is left.
 */
export function createHttpTransport({
  server: { protocol, host, port, key, collection },
  fetch = (...request) => globalThis.fetch(...request),
  timeout = TIMEOUT,
}: Options): SearchTransport {
  async function once(body: string, searches: number, signal: AbortSignal) {
    const response = await fetch(`${protocol}://${host}:${port}/multi_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
      body,
      signal,
      credentials: 'omit',
    });
    const text = await response.text();
    if (!response.ok)
      throw new ServerUnavailable(`The search server answered ${response.status}: ${text.slice(0, 200)}`);
    return checked(JSON.parse(text), searches);
  }
  return {
    async multiSearch(body) {
      const signal = AbortSignal.timeout(timeout);
      const text = forTenant(body, collection);
      const ask = () => once(text, body.searches.length, signal);
      const again = (error: unknown) => {
        if (error instanceof TypeError && !signal.aborted) return ask();
        throw error;
      };
      try {
        return await ask().catch(again);
      } catch (error) {
        if (error instanceof ServerUnavailable) throw error;
        if (signal.aborted) throw new ServerUnavailable(`The search server took longer than ${timeout} ms.`);
        throw new ServerUnavailable(`The search server cannot be reached: ${(error as Error).message}`);
      }
    },
  };
}
