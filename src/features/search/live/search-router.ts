import type { Router } from 'instantsearch.js';
import { addressOf, type SearchAddress, stateAt } from '../../../search/url-state/address.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { historyStep } from './history-step.ts';
import { keepScroll, keptScroll } from './scroll-memory.ts';

export interface SearchRouter extends Router<SearchState> {
  /** The search of the page as it came. */
  initial: SearchState;
  /** Where the page stood in the entry the shopper came back to, once: null where they did not. */
  takeScroll: () => number | null;
}

/**
 * The one owner of the address: reads it, writes it and follows the browser's back and forward (SRC-08 to
 * SRC-10). The address stays when the search goes.
 *
 * @param failed whether the latest search failed: the way back from it is no entry of the history
 */
export function searchRouter(page: SearchAddress, failed: () => boolean): SearchRouter {
  let typing = false;
  let current = stateAt(page, location.pathname, location.search);
  const initial = current;
  let scroll = keptScroll();
  let onPop = () => {};

  const hrefOf = (search: SearchState) => addressOf(page, search, location.search);
  return {
    $$type: 'forecourt',
    initial,
    read: () => current,
    createURL: hrefOf,
    write(search) {
      const href = hrefOf(search);
      if (href !== location.pathname + location.search) {
        const step = historyStep(current, search, typing);
        typing = step.typing;
        if (step.kind === 'push' && !failed()) {
          keepScroll();
          history.pushState({}, '', href);
        } else history.replaceState(history.state, '', href);
      }
      current = search;
    },
    onUpdate(callback) {
      onPop = () => {
        const search = stateAt(page, location.pathname, location.search);
        typing = false;
        // Links within the page come by here too.
        if (JSON.stringify(search) === JSON.stringify(current)) return;
        current = search;
        scroll = keptScroll() ?? 0;
        callback(search);
      };
      addEventListener('popstate', onPop);
    },
    dispose: () => removeEventListener('popstate', onPop),
    takeScroll() {
      const taken = scroll;
      scroll = null;
      return taken;
    },
  };
}
