import type { SearchSettings } from '../../../search/settings.ts';
import { parseQuery } from '../../../search/url-state/parse-query.ts';
import { isNarrowed } from '../../../search/url-state/search-state.ts';
import { savedScroll, scrollToInstantly } from './saved-scroll.ts';

// Load at the latest after this time, even if the browser is never idle.
const IDLE_MS = 2500;

const staticSearch = document.getElementById('search');
const data = document.getElementById('search-settings');

if (staticSearch && data) {
  const settings = JSON.parse(data.textContent ?? '') as SearchSettings;
  const { state } = parseQuery(location.search);
  const differs = isNarrowed(state) || state.page > 1 || state.sortBy !== null;
  if (differs) staticSearch.setAttribute('aria-busy', 'true');

  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    import('./load.ts').then(
      ({ load: start }) => start(staticSearch, settings),
      (error: unknown) => {
        staticSearch.removeAttribute('aria-busy');
        console.error('The live search could not be loaded.', error);
      },
    );
  };
  const scroll = savedScroll();
  // Approximate, since the static page may be shorter. The live search scrolls to the exact position.
  if (scroll !== null) scrollToInstantly(scroll);
  if (differs || scroll !== null) load();
  else {
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      staticSearch.addEventListener(type, load, { once: true, passive: true });
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_MS });
    else setTimeout(load, IDLE_MS);
  }
}
