import type { SearchSettings } from '../../../search/settings.ts';
import { parseQuery } from '../../../search/url-state/parse-query.ts';
import { isNarrowed } from '../../../search/url-state/search-state.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { showFailureNotice } from './failure-notice.ts';
import { followHeldLink, holdChoices } from './held-choices.ts';
import { savedScroll, scrollToInstantly } from './saved-scroll.ts';

// The script of search pages. Loads the live search: at once if the URL asks for other results than the static page
// shows or the shopper has come back, else once the shopper points at the search or the browser is idle.
const staticSearch = document.getElementById('search');
const settingsElement = document.getElementById('search-settings');

if (staticSearch && settingsElement) {
  const settings = JSON.parse(settingsElement.textContent ?? '') as SearchSettings;
  const { state } = parseQuery(location.search);
  // The static page shows the first results of its scope, in the default order.
  const isOtherSearch = isNarrowed(state) || state.page > 1 || state.sortBy !== null;
  if (isOtherSearch) staticSearch.setAttribute('aria-busy', 'true');

  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    import('./load.ts')
      .then(({ load: start }) => start(staticSearch, settings))
      .catch((error: unknown) => {
        console.error('The live search could not be loaded.', error);
        staticSearch.removeAttribute('aria-busy');
        // Browsers may not load a module again that has failed, so only a new load of the page tries again.
        if (!followHeldLink(staticSearch)) showFailureNotice(staticSearch, () => location.reload());
      });
  };
  holdChoices(staticSearch, load);
  const scroll = savedScroll();
  // Only approximate, since the static page may be shorter. The live search scrolls to the exact position later.
  if (scroll !== null) scrollToInstantly(scroll);
  if (isOtherSearch || scroll !== null) load();
  else {
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      staticSearch.addEventListener(type, load, { once: true, passive: true });
    // Load React first and the search in a task of its own, so that neither blocks a tap for long. If React cannot be
    // loaded, `load` fails as well and logs that.
    whenIdle(() => void (loading || import('react-dom/client').then(load, load)));
  }
}
