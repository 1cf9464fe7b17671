import type { SearchClient } from 'instantsearch.js';
import { createRoot } from 'react-dom/client';
import type { CardSource } from '../../../search/cards/card-source.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import { partOf } from '../../../ui/part-of.ts';
import { guardedSession } from '../../../ui/storage/guarded-storage.ts';
import { showFailureNotice } from './failure-notice.ts';
import { followHeldLink, takeHeldChoices } from './held-choices.ts';
import { hitsCache, restoreSearch } from './hits-cache.ts';
import { createParts } from './live-parts.ts';
import { loadTiles } from './load-tiles.ts';
import { createResultsList } from './results-list.ts';
import { SearchApp } from './SearchApp.tsx';
import { startSavingScroll } from './saved-scroll.ts';
import { searchRouter } from './search-router.ts';
import { counterpartOf, swap } from './swap.ts';
import { trackFailures } from './track-failures.ts';

/** True if the shopper came here with Back or Forward. */
const isReturn = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward';
};

/** Applies the presses on static filters to the live ones. */
function applyHeldChoices(staticFilters: HTMLElement, live: HTMLElement): void {
  for (const choice of takeHeldChoices(staticFilters)) counterpartOf(choice, staticFilters, live)?.click();
}

/**
 * Starts the live search. Once it has its first results it replaces the static search, apart from the list, which
 * keeps the cards that both show; until then, or if no results arrive, the static search stays.
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

  const parts = createParts(staticSearch);
  const { replaced } = parts;
  const { ready, tiles } = loadTiles(source);
  const { client, failed } = trackFailures(searchClient, ready);
  const list = createResultsList(partOf(staticSearch, '.results'));
  // React unmounts everything after an uncaught error, so put the static search back.
  const onUncaughtError = (error: unknown) => {
    console.error('The live search stopped.', error);
    for (const [from, to] of replaced) to.replaceWith(from);
    list.stop();
    delete staticSearch.dataset.live;
    showFailureNotice(staticSearch, () => location.reload());
  };
  createRoot(parts.filters, { onUncaughtError }).render(
    <SearchApp
      client={client}
      context={{
        settings,
        page,
        router: searchRouter(page, settings.ranges, failed),
        cache,
        list,
        parts,
        tiles,
        random: Math.random,
      }}
      onAnswer={() => {
        swap(replaced);
        list.start(staticSearch.ariaBusy === 'true');
        staticSearch.dataset.live = '';
        staticSearch.ariaBusy = null;
        startSavingScroll();
        for (const [from, to] of replaced) applyHeldChoices(from, to);
      }}
      onFailure={(retry) => {
        if (!followHeldLink(staticSearch)) showFailureNotice(staticSearch, retry);
      }}
    />,
  );
}
