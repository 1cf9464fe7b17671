import type { Router } from 'instantsearch.js';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import { addressHistory } from '../../../search/url-state/address-history.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { keepScroll, keptScroll } from './scroll-memory.ts';

export interface SearchRouter extends Router<SearchState> {
  /** The search of the page as it came. */
  initial: SearchState;
  /** The scroll position of the entry that the shopper came back to, once; null where they did not. */
  takeScroll: () => number | null;
}

/**
 * InstantSearch's way to the address (SRC-08 to SRC-10). The address stays when the search goes.
 *
 * @param failed whether the latest search failed: the way back from it is no entry of the history
 */
export function searchRouter(page: SearchAddress, failed: () => boolean): SearchRouter {
  const address = addressHistory(page, { paging: 'added', onLeave: keepScroll });
  let scroll = keptScroll();
  let leave = () => {};
  return {
    $$type: 'forecourt',
    initial: address.current(),
    read: address.current,
    createURL: address.hrefOf,
    write: (search) => address.write(search, failed()),
    onUpdate(callback) {
      leave = address.follow((search) => {
        scroll = keptScroll() ?? 0;
        callback(search);
      });
    },
    dispose: () => leave(),
    takeScroll() {
      const taken = scroll;
      scroll = null;
      return taken;
    },
  };
}
