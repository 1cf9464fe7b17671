import type { CardSource } from '../cards/card-source.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSettings } from '../settings.ts';
import { type CachedTransport, createCacheTransport } from './cache-transport.ts';
import { createFailoverTransport } from './failover-transport.ts';
import { createHttpTransport } from './http-transport.ts';
import type { SearchTransport } from './search-transport.ts';
import { withCards } from './with-cards.ts';
import { createWorkerTransport, type EngineWorker } from './worker-transport.ts';

const spawnEngine = (): EngineWorker =>
  new Worker(new URL('./worker/engine-worker.ts', import.meta.url), { type: 'module' });

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Preloads all cards after the first response, so that the search keeps working offline. */
function withPreload(
  wrapped: SearchTransport<CardDocument>,
  source: CardSource,
): SearchTransport<CardDocument> {
  let first = true;
  return {
    async multiSearch(body) {
      const answer = await wrapped.multiSearch(body);
      // Nothing waits for this. A search that needs a missing card loads it again.
      if (first && !savesData()) source.loadAll().catch(() => {});
      first = false;
      return answer;
    },
  };
}

/**
 * Creates the search transport of a page: the configured server with the in-browser engine as fallback
 * (API-06), or the engine alone. Recent responses are cached (API-07). Create one per page, so that its parts
 * share the cache.
 *
 * @param keepOffline preload all cards if no server is configured; false for pages that search little
 */
export function createTransport(
  { server, manifest }: Pick<SearchSettings, 'server' | 'manifest'>,
  source: CardSource,
  spawn: () => EngineWorker = spawnEngine,
  keepOffline = true,
): CachedTransport<CardDocument> {
  const engine = createWorkerTransport({ manifest, spawn });
  if (server !== null) {
    const either = createFailoverTransport({ server: createHttpTransport({ server }), engine });
    return createCacheTransport(withCards(either, source));
  }
  const local = withCards(engine, source);
  return createCacheTransport(keepOffline ? withPreload(local, source) : local);
}
