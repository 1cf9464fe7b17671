import type { SearchSettings } from '../../../search/settings.ts';
import { parseQuery } from '../../../search/url-state/parse-query.ts';
import { isNarrowed } from '../../../search/url-state/search-state.ts';
import { savedScroll, scrollToInstantly } from './saved-scroll.ts';

// Continue at the latest after this time, even if the browser is never idle.
const IDLE_MS = 2500;

const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_MS });
    else setTimeout(resolve, IDLE_MS);
  });

const whenLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });

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
    // React and the search start in tasks of their own, so that neither holds up a tap for long. If React cannot be
    // loaded, `load` fails, too, and logs it.
    const loadReact = () => (loading ? undefined : import('react-dom/client'));
    void whenLoaded().then(whenIdle).then(loadReact).then(whenIdle).then(load, load);
  }
}
