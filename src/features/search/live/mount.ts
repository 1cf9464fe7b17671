import type { SearchSettings } from '../../../search/settings.ts';
import { parseQuery } from '../../../search/url-state/parse-query.ts';
import { isNarrowed } from '../../../search/url-state/search-state.ts';
import { keptScroll, scrollToPlace } from './scroll-memory.ts';

/** Latest moment the search is loaded when nothing asks for it before. */
const IDLE_MS = 2500;

const own = document.getElementById('search');
const data = document.getElementById('search-settings');

if (own && data) {
  const settings = JSON.parse(data.textContent ?? '') as SearchSettings;
  const { state } = parseQuery(location.search);
  const differs = isNarrowed(state) || state.page > 1 || state.sortBy !== null;
  if (differs) own.setAttribute('aria-busy', 'true');

  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    import('./load.ts').then(
      ({ load: start }) => start(own, settings),
      (error: unknown) => {
        own.removeAttribute('aria-busy');
        console.error('The live search could not be loaded.', error);
      },
    );
  };
  const place = keptScroll();
  // As near as the page's own part comes; the search finds the very place.
  if (place !== null) scrollToPlace(place);
  if (differs || place !== null) load();
  else {
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      own.addEventListener(type, load, { once: true, passive: true });
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_MS });
    else setTimeout(load, IDLE_MS);
  }
}
