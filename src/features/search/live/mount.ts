import type { SearchSettings } from '../../../search/settings.ts';
import { parseQuery } from '../../../search/url-state/parse-query.ts';
import { isNarrowed } from '../../../search/url-state/search-state.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { followHeldLink, holdChoices } from './held-choices.ts';
import { savedScroll, scrollToInstantly } from './saved-scroll.ts';

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
        followHeldLink(staticSearch);
        console.error('The live search could not be loaded.', error);
      },
    );
  };
  holdChoices(staticSearch, load);
  const scroll = savedScroll();
  // Approximate, since the static page may be shorter. The live search scrolls to the exact position.
  if (scroll !== null) scrollToInstantly(scroll);
  if (differs || scroll !== null) load();
  else {
    for (const type of ['pointerover', 'focusin', 'touchstart'])
      staticSearch.addEventListener(type, load, { once: true, passive: true });
    // React comes first and the search in a task of its own, so that neither holds up a tap for long. If React cannot
    // be loaded, `load` fails, too, and logs it.
    whenIdle(() => void (loading || import('react-dom/client').then(load, load)));
  }
}
