import { CAR_COLLECTION } from '../documents/car-schema.ts';
import type { MultiSearchBody, SearchParams } from '../protocol.ts';
import type { SearchServer } from '../settings.ts';
import { checkedAnswer, ServerUnavailable } from './checked-answer.ts';
import { limitedText } from './limited-text.ts';
import type { SearchTransport } from './search-transport.ts';

/** Milliseconds an answer may take, its last byte included. */
const TIMEOUT = 2000;

/** Bytes of an answer: 250 hits with their cards are under 1 MB. */
const LONGEST = 8_000_000;

interface Options {
  server: SearchServer;
  fetch?: typeof globalThis.fetch;
  /** Milliseconds, the second try included. */
  timeout?: number;
}

/** More words than begin alike in any stock; as many as a server looks at in an exhaustive search. */
const EVERY_WORD = 10_000;

/**
 * A server takes a beginning in a filter (`model:C*`) for four words, if not told otherwise; the in-browser
 * engine for all of them.
 */
const withEveryWord = (search: SearchParams): SearchParams =>
  search.filter_by?.includes('*') ? { max_filter_by_candidates: EVERY_WORD, ...search } : search;

/** "Car_production", "Model_production": the server has one of each for every tenant. */
function forTenant({ searches }: MultiSearchBody, vehicles: string): string {
  const tenant = vehicles.slice(CAR_COLLECTION.length);
  return JSON.stringify({
    searches: searches
      .map(withEveryWord)
      .map((search) => ({ ...search, collection: search.collection + tenant })),
  });
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
