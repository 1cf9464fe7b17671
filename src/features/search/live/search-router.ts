import type { Router } from 'instantsearch.js';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import { addressHistory } from '../../../search/url-state/address-history.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { savedScroll, saveScroll } from './saved-scroll.ts';

export interface SearchRouter extends Router<SearchState> {
  /** The search in the URL when the page was loaded. */
  initial: SearchState;
  /** Scroll position of the history entry the shopper came back to, or null. Each position is returned once. */
  takeScroll: () => number | null;
}

/**
 * InstantSearch router that keeps the search in the URL (SRC-08 to SRC-10).
 *
 * @param failed true if the latest search failed. InstantSearch then restores the state before it, which must not
 * add a history entry.
 */
export function searchRouter(page: SearchAddress, failed: () => boolean): SearchRouter {
  const address = addressHistory(page, { paging: 'added', onLeave: saveScroll });
  let scroll = savedScroll();
  let leave = () => {};
  return {
    $$type: 'forecourt',
    initial: address.current(),
    read: address.current,
    createURL: address.hrefOf,
    write: (search) => address.write(search, failed()),
    onUpdate(callback) {
      leave = address.follow((search) => {
        scroll = savedScroll() ?? 0;
        callback(search);
      });
    },
    dispose: () => leave(),
    takeScroll() {
      const position = scroll;
      scroll = null;
      return position;
    },
  };
}
