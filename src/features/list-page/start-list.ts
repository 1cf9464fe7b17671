import type { FoundPage } from '../../search/client/paged-search.ts';
import { keepOfferedFilters } from '../../search/live-list/list-query.ts';
import type { LiveListState } from '../../search/live-list/live-list.ts';
import { isNarrowed, type SearchState } from '../../search/url-state/search-state.ts';
import { type AddressListOptions, addressList } from './address-list.ts';
import type { LoadedList } from './list-element.ts';
import { fillForm, readForm } from './list-form.ts';

interface Options<Document> extends Omit<AddressListOptions<Document>, 'onMove'> {
  form: HTMLFormElement;
  /** Renders the list. */
  show: (state: LiveListState<SearchState, FoundPage<Document>>, hrefOf: (page: number) => string) => void;
  /** Called after the shopper turned a page. */
  onTurn: () => void;
}

/** Starts a list that searches again when its form or the page's address changes. */
export function startList<Document>({ form, show, onTurn, ...options }: Options<Document>): LoadedList {
  const list = addressList({ ...options, onMove: (search) => fillForm(form, search) });
  const unsubscribe = list.state.subscribe((state) => show(state, list.hrefOf));
  const connection = new AbortController();
  const formSearch = () => keepOfferedFilters(readForm(form), options.filters);
  const search = () => void list.searchNow(formSearch());
  form.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'search') list.searchSoon(formSearch());
      else search();
    },
    { signal: connection.signal },
  );
  if (list.state.get().status === 'searching') fillForm(form, list.first);
  // Before this script was loaded, the shopper typed something or the browser restored the form.
  else if (isNarrowed(formSearch())) search();

  return {
    search,
    turn(by) {
      list.turn(by);
      onTurn();
    },
    stop() {
      connection.abort();
      unsubscribe();
      list.stop();
    },
  };
}
