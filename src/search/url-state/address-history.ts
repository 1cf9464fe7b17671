import { addressOf, type SearchAddress, stateAt } from './address.ts';
import { historyStep, type Paging } from './history-step.ts';
import type { SearchState } from './search-state.ts';

/** The part of a window that is used. */
export type AddressWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> & {
  location: Pick<Location, 'pathname' | 'search'>;
};

interface Options {
  paging: Paging;
  /** A query string in the names of the search, where the page knows others too. */
  rename?: (search: string) => string;
  /** The part of a search that the page can show, where it is not all of it. */
  only?: (search: SearchState) => SearchState;
  /** Called before an entry is left for a new one. */
  onLeave?: () => void;
}

export interface AddressHistory {
  /** The search of the address. */
  current: () => SearchState;
  hrefOf: (search: SearchState) => string;
  /**
   * Takes a search into the address.
   *
   * @param replaces in place of the present entry: nobody wants to come back to that
   */
  write: (search: SearchState, replaces: boolean) => void;
  /** Follows Back and Forward until the answer is called. */
  follow: (onMove: (search: SearchState) => void) => () => void;
}

/** The one owner of a page's address: reads it, writes it and follows Back and Forward (SRC-08 to SRC-10). */
export function addressHistory(
  page: SearchAddress,
  { paging, rename = (search) => search, only = (search) => search, onLeave }: Options,
  browser: AddressWindow = window,
): AddressHistory {
  const { history, location } = browser;
  const read = () => only(stateAt(page, location.pathname, rename(location.search)));
  const hrefOf = (search: SearchState) => addressOf(page, search, rename(location.search));
  let current = read();
  let typing = false;

  return {
    current: () => current,
    hrefOf,
    write(search, replaces) {
      const href = hrefOf(search);
      if (href !== location.pathname + location.search) {
        const step = historyStep(current, search, typing, paging);
        typing = step.typing;
        if (step.kind === 'push' && !replaces) {
          onLeave?.();
          history.pushState({}, '', href);
        } else history.replaceState(history.state, '', href);
      }
      current = search;
    },
    follow(onMove) {
      const onPop = () => {
        const search = read();
        typing = false;
        // Links within the page come by here too.
        if (JSON.stringify(search) === JSON.stringify(current)) return;
        current = search;
        onMove(search);
      };
      browser.addEventListener('popstate', onPop);
      return () => browser.removeEventListener('popstate', onPop);
    },
  };
}
