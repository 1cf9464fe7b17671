import type { SearchClient } from 'instantsearch.js';
import { createRoot } from 'react-dom/client';
import type { CardSource } from '../../../search/cards/card-source.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import { guardedSession } from '../../../ui/storage/guarded-storage.ts';
import { showFailureNotice } from './failure-notice.ts';
import { hitsCache, restoreSearch } from './hits-cache.ts';
import { loadTiles } from './load-tiles.ts';
import { createResultsList } from './results-list.ts';
import { SearchApp } from './SearchApp.tsx';
import { startSavingScroll } from './saved-scroll.ts';
import { searchRouter } from './search-router.ts';
import { swap } from './swap.ts';
import { trackFailures } from './track-failures.ts';

const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
};

/**
 * Starts the live search. It replaces the static search once it has its first results; until then, or if none
 * arrive, the static search stays.
 *
 * @param staticSearch the element to replace
 */
export async function start(
  staticSearch: HTMLElement,
  settings: SearchSettings,
  searchClient: SearchClient,
  source: CardSource,
): Promise<void> {
  const page: SearchAddress = {
    path: location.pathname,
    scope: settings.scope,
    defaultPath: settings.defaultSearchHref,
  };
  const key = `${settings.tenant}.results`;
  const version = import.meta.url;
  const restored = isReturn() ? await restoreSearch(guardedSession, key, version, source) : null;
  const cache = hitsCache(guardedSession, key, version, restored);
  addEventListener('pagehide', cache.persist);

  const live = document.createElement('div');
  live.id = staticSearch.id;
  live.dataset.live = '';
  const { ready, tiles } = loadTiles(source);
  const { client, failed } = trackFailures(searchClient, ready);
  const list = createResultsList();
  // React unmounts everything after an uncaught error, so put the static search back.
  const onUncaughtError = (error: unknown) => {
    console.error('The live search stopped.', error);
    live.replaceWith(staticSearch);
    showFailureNotice(staticSearch, () => location.reload());
  };
  createRoot(live, { onUncaughtError }).render(
    <SearchApp
      client={client}
      context={{
        settings,
        page,
        router: searchRouter(page, settings.ranges, failed),
        cache,
        list,
        tiles,
        random: Math.random,
      }}
      onAnswer={() => {
        swap(staticSearch, live, () => list.adopt(staticSearch));
        list.redraw();
        startSavingScroll();
      }}
      onFailure={(retry) => showFailureNotice(staticSearch, retry)}
    />,
  );
}
