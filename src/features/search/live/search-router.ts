import type { Router } from 'instantsearch.js';
import type { SearchSettings } from '../../../search/settings.ts';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import { addressHistory } from '../../../search/url-state/address-history.ts';
import { keepsScope } from '../../../search/url-state/scope.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { dropInvalidRanges } from './drop-invalid-ranges.ts';
import { savedScroll, saveScroll } from './saved-scroll.ts';

export interface SearchRouter extends Router<SearchState> {
  /** The search in the URL when the page was loaded. */
  initial: SearchState;
  /** Scroll position of the history entry the shopper came back to, or null. Each position is returned once. */
  takeScroll: () => number | null;
  /** Makes Back close an overlay such as the filter drawer, see `AddressHistory`. */
  cover: (close: () => void) => () => void;
  /** Calls a function when Back or Forward restores another search; returns a function that stops it. */
  onMove: (listener: () => void) => () => void;
}

/**
 * InstantSearch router that keeps the search in the URL (SRC-08 to SRC-10).
 *
 * @param ranges lowest and highest values of the page's stock; bounds in the URL outside them are dropped (SRC-31)
 * @param failed returns true if the latest search failed. InstantSearch then restores the state before it, which must
 * not add a history entry.
 */
export function searchRouter(
  page: SearchAddress,
  ranges: SearchSettings['ranges'],
  failed: () => boolean,
): SearchRouter {
  const address = addressHistory(page, {
    paging: 'added',
    onLeave: saveScroll,
    // A search that has left the page's scope has other stock than the page was built with, so its ranges are unknown.
    keepSupported: (search) =>
      keepsScope(search, page.scope)
        ? { ...search, ranges: dropInvalidRanges(search.ranges, ranges, console.warn) }
        : search,
  });
  let scroll = savedScroll();
  let leave = () => {};
  const listeners = new Set<() => void>();
  return {
    $$type: 'forecourt',
    initial: address.current(),
    read: address.current,
    createURL: address.hrefOf,
    write: (search) => address.write(search, failed()),
    onUpdate(callback) {
      leave = address.follow((search) => {
        scroll = savedScroll() ?? 0;
        for (const listener of listeners) listener();
        callback(search);
      });
    },
    cover: address.cover,
    dispose: () => leave(),
    onMove(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeScroll() {
      const position = scroll;
      scroll = null;
      return position;
    },
  };
}
