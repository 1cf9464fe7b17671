import type { FoundPage } from '../../search/client/paged-search.ts';
import { offeredPart } from '../../search/live-list/list-query.ts';
import type { LiveListState } from '../../search/live-list/live-list.ts';
import { isNarrowed, type SearchState } from '../../search/url-state/search-state.ts';
import { type AddressListOptions, addressList } from './address-list.ts';
import type { LoadedList } from './list-element.ts';
import { fillForm, readForm } from './list-form.ts';

interface Options<Document> extends Omit<AddressListOptions<Document>, 'onMove'> {
  form: HTMLFormElement;
  /** Draws the list. */
  show: (state: LiveListState<SearchState, FoundPage<Document>>, hrefOf: (page: number) => string) => void;
  /** Called when a page is turned. */
  onTurn: () => void;
}

/** Searches a list for what its form and the page's address ask. */
export function startList<Document>({ form, show, onTurn, ...options }: Options<Document>): LoadedList {
  const list = addressList({ ...options, onMove: (search) => fillForm(form, search) });
  const unlisten = list.state.subscribe((state) => show(state, list.hrefOf));
  const connection = new AbortController();
  const asked = () => offeredPart(readForm(form), options.filters);
  const search = () => void list.searchNow(asked());
  form.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'search') list.searchSoon(asked());
      else search();
    },
    { signal: connection.signal },
  );
  if (list.state.get().status === 'searching') fillForm(form, list.first);
  // Typed, or put back by the browser, before this was loaded.
  else if (isNarrowed(asked())) search();

  return {
    search,
    turn(by) {
      list.turn(by);
      onTurn();
    },
    stop() {
      connection.abort();
      unlisten();
      list.stop();
    },
  };
}
