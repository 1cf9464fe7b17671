import type { HitDocument } from '../documents/document.ts';
import type { MultiSearchBody, MultiSearchResponse } from '../protocol.ts';
import type { SearchTransport } from './search-transport.ts';

/** Milliseconds the server has to answer. The engine gets the rest of the two seconds. */
const SERVER_TIMEOUT_MS = 1500;
/** Milliseconds without a response before the engine starts to load, in case it is needed. */
const PRELOAD_DELAY_MS = 600;
/** Milliseconds before a failed server is tried again; doubled after each further failure. */
const RETRY_PAUSE_MS = 5000;
const MAX_RETRY_PAUSE_MS = 60_000;

interface Options {
  server: SearchTransport;
  engine: SearchTransport & { start: () => void };
  timeout?: number;
  pause?: number;
}

/** Returns the first response; if all fail, rejects with all their reasons. */
async function firstOf<T>(answers: Promise<T>[]): Promise<T> {
  try {
    return await Promise.any(answers);
  } catch (error) {
    const reasons = (error as AggregateError).errors as Error[];
    throw new Error(reasons.map(({ message }) => message).join(' '), { cause: error });
  }
}

/**
 * Searches the server and falls back to the in-browser engine if the server fails or is slow, so that a
 * response comes within two seconds. After a failure the engine answers. After a pause one search at a time
 * is also sent to the server; once it responds in time, it takes over again. Failures are logged, never
 * shown.
 */
export function createFailoverTransport({
  server,
  engine,
  timeout = SERVER_TIMEOUT_MS,
  pause = RETRY_PAUSE_MS,
}: Options): SearchTransport {
  let state: 'up' | 'down' | 'probing' = 'up';
  let nextPause = pause;
  let retryAt = 0;

  function markDown(reason: string): void {
    state = 'down';
    retryAt = Date.now() + nextPause;
    nextPause = Math.min(nextPause * 2, MAX_RETRY_PAUSE_MS);
    console.warn(`${reason} This page answers searches itself until the server is back.`);
    engine.start();
  }

  /** Several searches in flight fail together; only the first failure counts. */
  const markDownIfUp = (reason: string): void => {
    if (state === 'up') markDown(reason);
  };

  async function probe(body: MultiSearchBody): Promise<void> {
    state = 'probing';
    const start = Date.now();
    try {
      await server.multiSearch(body);
      if (Date.now() - start > timeout) return markDown('The search server is slow.');
      state = 'up';
      nextPause = pause;
    } catch (error) {
      markDown((error as Error).message);
    }
  }

  // An older server may refuse a search that the engine supports. Both refuse one that is really wrong.
  const retryOnEngine = (body: MultiSearchBody) => (answer: MultiSearchResponse<HitDocument>) =>
    answer.results.some((result) => 'error' in result)
      ? engine.multiSearch(body).catch(() => answer)
      : answer;

  function serverFirst(body: MultiSearchBody): ReturnType<SearchTransport['multiSearch']> {
    const answer = server.multiSearch(body);
    const fromEngine = new Promise<void>((startEngine) => {
      const preload = setTimeout(engine.start, PRELOAD_DELAY_MS);
      const slow = setTimeout(() => {
        startEngine();
        markDownIfUp('The search server is slow.');
      }, timeout);
      const clearTimers = () => {
        clearTimeout(preload);
        clearTimeout(slow);
      };
      answer.then(clearTimers, (error: Error) => {
        clearTimers();
        startEngine();
        markDownIfUp(error.message);
      });
    }).then(() => engine.multiSearch(body));
    return firstOf([answer.then(retryOnEngine(body)), fromEngine]);
  }

  /** If the engine fails too, try the server: it may be back. */
  const engineFirst = (body: MultiSearchBody) =>
    engine
      .multiSearch(body)
      .catch((error: Error) => firstOf([Promise.reject(error), server.multiSearch(body)]));

  return {
    multiSearch(body) {
      if (state === 'up') return serverFirst(body);
      if (state === 'down' && Date.now() >= retryAt) void probe(body);
      return engineFirst(body);
    },
  };
}
