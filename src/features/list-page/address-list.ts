import type { FoundPage } from '../../search/client/paged-search.ts';
import { keepOfferedFilters, type ListFilters } from '../../search/live-list/list-query.ts';
import { type LiveList, liveList } from '../../search/live-list/live-list.ts';
import { type AddressWindow, addressHistory } from '../../search/url-state/address-history.ts';
import { lastPageIfBeyond } from '../../search/url-state/pages.ts';
import { isNarrowed, type SearchState } from '../../search/url-state/search-state.ts';

export interface AddressList<Document> extends LiveList<SearchState, FoundPage<Document>> {
  /** Search in the address when the page was opened. */
  first: SearchState;
  /** Goes forward by this number of pages, or back if negative. If words were just typed, it searches for them. */
  turn: (by: number) => void;
  /** Address of a page of the current search, from 1. */
  hrefOf: (page: number) => string;
}

export interface AddressListOptions<Document> {
  /** The filters of the list. Others in the address are ignored. */
  filters: ListFilters;
  search: (search: SearchState) => Promise<FoundPage<Document>>;
  /** Replaces parameters that only this page has in a query string with those of the search. */
  rename?: (search: string) => string;
  /** Called before the search runs when Back or Forward changed the address. */
  onMove: (search: SearchState) => void;
}

/**
 * A live list that keeps its search in the page's address. Each change of a filter, each page and each pause in
 * typing adds a history entry (SRC-08 to SRC-10).
 */
export function addressList<Document>(
  { filters, search, rename, onMove }: AddressListOptions<Document>,
  browser: AddressWindow = window,
): AddressList<Document> {
  const { pathname } = browser.location;
  const address = addressHistory(
    { path: pathname, scope: {}, defaultPath: pathname },
    {
      paging: 'turned',
      keepSupported: (state) => keepOfferedFilters(state, filters),
      ...(rename && { rename }),
    },
    browser,
  );
  const first = address.current();
  const list = liveList({
    first,
    search,
    instead: (state, { found }) => lastPageIfBeyond(state, found),
    onSearch: address.write,
    onFailure: (error) => console.warn('The list could not be searched.', error),
  });
  const unfollow = address.follow((restored) => {
    onMove(restored);
    void list.searchNow(restored);
  });
  const currentSearch = () => list.state.get().query;
  if (isNarrowed(first) || first.page > 1) void list.searchNow(first);
  return {
    ...list,
    first,
    turn(by) {
      if (!list.flush()) void list.searchNow({ ...currentSearch(), page: currentSearch().page + by });
    },
    hrefOf: (page) => address.hrefOf({ ...currentSearch(), page }),
    stop() {
      unfollow();
      list.stop();
    },
  };
}
