import { CAR_COLLECTION } from '../documents/car-schema.ts';
import type { MultiSearchBody, SearchParams } from '../protocol.ts';
import type { SearchServer } from '../settings.ts';
import { checkedAnswer, ServerUnavailable } from './checked-answer.ts';
import { limitedText } from './limited-text.ts';
import type { SearchTransport } from './search-transport.ts';

/** Milliseconds until the last byte of a response. */
const TIMEOUT = 2000;

/** Bytes. A response with 250 hits is under 1 MB. */
const LONGEST = 8_000_000;

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
const EVERY_WORD = 10_000;

/**
 * By default a server expands a prefix in a filter (`model:C*`) to four words only. The in-browser engine
 * uses all of them.
 */
const withEveryWord = (search: SearchParams): SearchParams =>
  search.filter_by?.includes('*') ? { max_filter_by_candidates: EVERY_WORD, ...search } : search;

/** A server holds the collections of every tenant: "Car_production" becomes "Car_production_<tenant>". */
function forTenant({ searches }: MultiSearchBody, vehicles: string): string {
  const tenant = vehicles.slice(CAR_COLLECTION.length);
  return JSON.stringify({
    searches: searches
      .map(withEveryWord)
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
  timeout = TIMEOUT,
}: Options): SearchTransport {
  async function once(body: string, { searches }: MultiSearchBody, signal: AbortSignal) {
    const response = await fetch(`${protocol}://${host}:${port}/multi_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
      body,
      signal,
      credentials: 'omit',
    });
    const text = await limitedText(response, LONGEST);
    if (!response.ok)
      throw new ServerUnavailable(`The search server answered ${response.status}: ${text.slice(0, 200)}`);
    return checkedAnswer(JSON.parse(text), searches);
  }
  return {
    async multiSearch(body) {
      const signal = AbortSignal.timeout(timeout);
      const text = forTenant(body, collection);
      const ask = () => once(text, body, signal);
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
