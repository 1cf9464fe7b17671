import type { SearchClient } from 'instantsearch.js';
import { createRoot } from 'react-dom/client';
import type { CardSource } from '../../../search/cards/card-source.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import { guardedStorage } from '../../../ui/storage/guarded-storage.ts';
import { hitsCache, leftSearch } from './hits-cache.ts';
import { createResultsList } from './results-list.ts';
import { SearchApp } from './SearchApp.tsx';
import { rememberScroll } from './scroll-memory.ts';
import { searchRouter } from './search-router.ts';
import { showFailure } from './static-notice.ts';
import { storedTiles } from './stored-tiles.ts';
import { swap } from './swap.ts';
import { watchedClient } from './watched-client.ts';

const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
};

/**
 * Starts the live search and puts it in place of the page's own part once it has its first results. Until
 * then, and where none come, the page's own part stays.
 *
 * @param own what the live search replaces
 */
export async function start(
  own: HTMLElement,
  settings: SearchSettings,
  searchClient: SearchClient,
  source: CardSource,
): Promise<void> {
  const page: SearchAddress = {
    path: location.pathname,
    scope: settings.scope,
    defaultPath: settings.defaultSearchHref,
  };
  const storage = guardedStorage(
    () => sessionStorage,
    (name, error) => console.warn(`${name} could not be kept.`, error),
  );
  const key = `${settings.tenant}.results`;
  const version = import.meta.url;
  const left = isReturn() ? await leftSearch(storage, key, version, source) : null;
  const cache = hitsCache(storage, key, version, left);
  addEventListener('pagehide', cache.keep);

  const live = document.createElement('div');
  live.id = own.id;
  live.dataset.live = '';
  const { ready, tiles } = storedTiles(source);
  const { client, failed } = watchedClient(searchClient, ready);
  const list = createResultsList();
  /** A search that cannot be drawn is gone: the page's own part stands in its place again. */
  const onUncaughtError = (error: unknown) => {
    console.error('The live search stopped.', error);
    live.replaceWith(own);
    showFailure(own, () => location.reload());
  };
  createRoot(live, { onUncaughtError }).render(
    <SearchApp
      client={client}
      context={{
        settings,
        page,
        router: searchRouter(page, failed),
        cache,
        list,
        tiles,
        random: Math.random,
      }}
      onAnswer={() => {
        swap(own, live, () => list.adopt(own));
        list.redraw();
        rememberScroll();
      }}
      onFailure={(retry) => showFailure(own, retry)}
    />,
  );
}
