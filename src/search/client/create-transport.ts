import type { SearchSettings } from '../settings.ts';
import { createCacheTransport } from './cache-transport.ts';
import { createFailoverTransport } from './failover-transport.ts';
import { createHttpTransport } from './http-transport.ts';
import type { SearchTransport } from './search-transport.ts';
import { createWorkerTransport, type EngineTransport, type EngineWorker } from './worker-transport.ts';

const spawnEngine = (): EngineWorker =>
  new Worker(new URL('../worker/engine-worker.ts', import.meta.url), { type: 'module' });

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Once the first answer is there, the whole stock is loaded in quiet moments: the search goes on offline. */
function keepingOffline(engine: EngineTransport): SearchTransport {
  let first = true;
  return {
    async multiSearch(body) {
      const answer = await engine.multiSearch(body);
      if (first && !savesData()) engine.warm();
      first = false;
      return answer;
    },
  };
}

/**
 * What answers the searches of a page: the configured server with the in-browser engine behind it (API-06),
 * or the engine alone; recent answers are kept (API-07). One for each page: its parts share the answers.
 *
 * @param keepOffline load the whole stock's cards in quiet moments; a page that only asks a little does not
 */
export function createTransport(
  { server, manifest }: Pick<SearchSettings, 'server' | 'manifest'>,
  spawn: () => EngineWorker = spawnEngine,
  keepOffline = true,
): SearchTransport {
  const engine = createWorkerTransport({ manifest, spawn });
  if (server === null) return createCacheTransport(keepOffline ? keepingOffline(engine) : engine);
  return createCacheTransport(createFailoverTransport({ server: createHttpTransport({ server }), engine }));
}
