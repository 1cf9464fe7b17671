import type { FoundPage } from '../../search/client/paged-search.ts';
import { type ListFilters, lastPageInstead, offeredPart } from '../../search/live-list/list-query.ts';
import { type LiveList, liveList } from '../../search/live-list/live-list.ts';
import { type AddressWindow, addressHistory } from '../../search/url-state/address-history.ts';
import { isNarrowed, type SearchState } from '../../search/url-state/search-state.ts';

export interface AddressList<Document> extends LiveList<SearchState, FoundPage<Document>> {
  /** The search of the address as the page was opened. */
  first: SearchState;
  /** Asks for the page so many pages on, or for words that were just typed. */
  turn: (by: number) => void;
  /** Address of a page of the present search, from 1. */
  hrefOf: (page: number) => string;
}

export interface AddressListOptions<Document> {
  /** The rest of an address's search is left out. */
  filters: ListFilters;
  search: (search: SearchState) => Promise<FoundPage<Document>>;
  /** A query string in the names of the search, where the page knows others too. */
  rename?: (search: string) => string;
  /** Called with the search that Back or Forward led to, before it is asked. */
  onMove: (search: SearchState) => void;
}

/**
 * A live list whose search is the page's address: each change of a filter, each page and all words typed in
 * one go are an entry of the history (SRC-08 to SRC-10).
 */
export function addressList<Document>(
  { filters, search, rename, onMove }: AddressListOptions<Document>,
  browser: AddressWindow = window,
): AddressList<Document> {
  const { pathname } = browser.location;
  const address = addressHistory(
    { path: pathname, scope: {}, defaultPath: pathname },
    { paging: 'turned', only: (asked) => offeredPart(asked, filters), ...(rename && { rename }) },
    browser,
  );
  const first = address.current();
  const list = liveList({
    first,
    search,
    instead: (asked, { found }) => lastPageInstead(asked, found),
    onSearch: address.write,
    onFailure: (error) => console.warn('The list could not be searched.', error),
  });
  const leave = address.follow((moved) => {
    onMove(moved);
    void list.searchNow(moved);
  });
  const present = () => list.state.get().query;
  if (isNarrowed(first) || first.page > 1) void list.searchNow(first);
  return {
    ...list,
    first,
    turn(by) {
      if (!list.flush()) void list.searchNow({ ...present(), page: present().page + by });
    },
    hrefOf: (page) => address.hrefOf({ ...present(), page }),
    stop() {
      leave();
      list.stop();
    },
  };
}
