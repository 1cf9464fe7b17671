import type { CardSource } from '../cards/card-source.ts';
import type { CardDocument } from '../documents/document.ts';
import type { SearchSettings } from '../settings.ts';
import { createCacheTransport } from './cache-transport.ts';
import { createFailoverTransport } from './failover-transport.ts';
import { createHttpTransport } from './http-transport.ts';
import type { SearchTransport } from './search-transport.ts';
import { withCards } from './with-cards.ts';
import { createWorkerTransport, type EngineWorker } from './worker-transport.ts';

const spawnEngine = (): EngineWorker =>
  new Worker(new URL('./worker/engine-worker.ts', import.meta.url), { type: 'module' });

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Once the first answer is there, all cards are loaded in quiet moments: the search goes on offline. */
function keepingOffline(
  behind: SearchTransport<CardDocument>,
  source: CardSource,
): SearchTransport<CardDocument> {
  let first = true;
  return {
    async multiSearch(body) {
      const answer = await behind.multiSearch(body);
      // Nobody waits for these: the cards that fail are asked for again by the search that needs them.
      if (first && !savesData()) source.loadAll().catch(() => {});
      first = false;
      return answer;
    },
  };
}

/**
 * What answers the searches of a page: the configured server with the in-browser engine behind it (API-06),
 * or the engine alone, with the cards of this site; recent answers are kept (API-07). One for each page: its
 * parts share the answers.
 *
 * @param keepOffline load the whole stock's cards in quiet moments; a page that only asks a little does not
 */
export function createTransport(
  { server, manifest }: Pick<SearchSettings, 'server' | 'manifest'>,
  source: CardSource,
  spawn: () => EngineWorker = spawnEngine,
  keepOffline = true,
): SearchTransport<CardDocument> {
  const engine = createWorkerTransport({ manifest, spawn });
  if (server !== null) {
    const either = createFailoverTransport({ server: createHttpTransport({ server }), engine });
    return createCacheTransport(withCards(either, source));
  }
  const own = withCards(engine, source);
  return createCacheTransport(keepOffline ? keepingOffline(own, source) : own);
}
