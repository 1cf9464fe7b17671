import { CAR_COLLECTION } from '../documents/car-schema.ts';
import type { MultiSearchBody, SearchParams } from '../protocol.ts';
import type { SearchServer } from '../settings.ts';
import { parseResponse, ServerUnavailable } from './parse-response.ts';
import { readLimitedText } from './read-limited-text.ts';
import type { SearchTransport } from './search-transport.ts';

/** Milliseconds until the last byte of a response. */
const TIMEOUT_MS = 2000;

/** Bytes. A response with 250 hits is under 1 MB. */
const MAX_BYTES = 8_000_000;

interface Options {
  server: SearchServer;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds, retry included. */
  timeout?: number;
}

/**
 * More than the words of any stock that share a prefix; also the number a server tries in an exhaustive
 * search.
 */
const MAX_FILTER_CANDIDATES = 10_000;

/**
 * By default a server expands a prefix in a filter (`model:C*`) to four words only. The in-browser engine
 * uses all of them.
 */
const withFilterCandidates = (search: SearchParams): SearchParams =>
  search.filter_by?.includes('*') ? { max_filter_by_candidates: MAX_FILTER_CANDIDATES, ...search } : search;

/** A server holds the collections of every tenant: "Car_production" becomes "Car_production_<tenant>". */
function bodyForTenant({ searches }: MultiSearchBody, vehicles: string): string {
  const tenant = vehicles.slice(CAR_COLLECTION.length);
  return JSON.stringify({
    searches: searches
      .map(withFilterCandidates)
      .map((search) => ({ ...search, collection: search.collection + tenant })),
  });
}

/**
 * Searches a Typesense server over HTTP with the host and key of the site's configuration (API-06). Retries a
 * broken connection once within `timeout`. Rejects with `ServerUnavailable` if the server responds with an
 * error status, too late or not at all.
 */
export function createHttpTransport({
  server: { protocol, host, port, key, collection },
  fetch = (...request) => globalThis.fetch(...request),
  timeout = TIMEOUT_MS,
}: Options): SearchTransport {
  async function send(body: string, { searches }: MultiSearchBody, signal: AbortSignal) {
    const response = await fetch(`${protocol}://${host}:${port}/multi_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
      body,
      signal,
      credentials: 'omit',
    });
    const text = await readLimitedText(response, MAX_BYTES);
    if (!response.ok)
      throw new ServerUnavailable(`The search server answered ${response.status}: ${text.slice(0, 200)}`);
    return parseResponse(JSON.parse(text), searches);
  }
  return {
    async multiSearch(body) {
      const signal = AbortSignal.timeout(timeout);
      const text = bodyForTenant(body, collection);
      const attempt = () => send(text, body, signal);
      const retry = (error: unknown) => {
        if (error instanceof TypeError && !signal.aborted) return attempt();
        throw error;
      };
      try {
        return await attempt().catch(retry);
      } catch (error) {
        if (error instanceof ServerUnavailable) throw error;
        if (signal.aborted) throw new ServerUnavailable(`The search server took longer than ${timeout} ms.`);
        // A request that fails without an answer rejects with a TypeError.
        const problem = error instanceof TypeError ? 'cannot be reached' : 'gave an unusable answer';
        throw new ServerUnavailable(`The search server ${problem}: ${(error as Error).message}`);
      }
    },
  };
}
