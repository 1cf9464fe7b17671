import { createRoot } from 'react-dom/client';
import { createSearchClient } from '../../../search/client/search-client.ts';
import type { SearchTransport } from '../../../search/client/search-transport.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import { guardedStorage } from '../../../ui/storage/guarded-storage.ts';
import { type CardKit, OUR_KIT } from '../../card/live/card-kit.ts';
import { savedIds } from '../../favourites/favourites.ts';
import { withBaseFilter } from './base-filter.ts';
import { hitsCache } from './hits-cache.ts';
import { SearchApp } from './SearchApp.tsx';
import { rememberScroll } from './scroll-memory.ts';
import { searchRouter } from './search-router.ts';
import { showFailure } from './static-notice.ts';
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
export function start(
  own: HTMLElement,
  settings: SearchSettings,
  transport: SearchTransport,
  slots: Partial<CardKit>,
): void {
  const page: SearchAddress = {
    path: location.pathname,
    scope: settings.scope,
    defaultPath: settings.defaultSearchHref,
  };
  const storage = guardedStorage(
    () => sessionStorage,
    (name, error) => console.warn(`${name} could not be kept.`, error),
  );
  const cache = hitsCache(storage, `${settings.tenant}.results`, isReturn(), import.meta.url);
  addEventListener('pagehide', cache.keep);

  const live = document.createElement('div');
  live.id = own.id;
  live.dataset.live = '';
  const { client, failed } = watchedClient(createSearchClient(transport));
  const filtered = withBaseFilter(client, {
    savedIds: () => (settings.favouritesStorage === 'local' ? savedIds() : []),
    priceSortExcludesUnpriced: settings.priceSortExcludesUnpriced,
  });
  /** A search that cannot be drawn is gone: the page's own part stands in its place again. */
  const onUncaughtError = (error: unknown) => {
    console.error('The live search stopped.', error);
    live.replaceWith(own);
    showFailure(own, () => location.reload());
  };
  createRoot(live, { onUncaughtError }).render(
    <SearchApp
      client={filtered}
      context={{ settings, page, router: searchRouter(page, failed), cache, random: Math.random }}
      kit={{
        ...OUR_KIT,
        dealerKind: settings.dealerKind,
        favourites: settings.favouritesStorage === 'local',
        compare: settings.compare,
        ...slots,
      }}
      onAnswer={() => {
        swap(own, live);
        rememberScroll();
      }}
      onFailure={(retry) => showFailure(own, retry)}
    />,
  );
}
