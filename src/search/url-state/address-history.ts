import { addressOf, type SearchAddress, stateAt } from './address.ts';
import { historyStep, type Paging } from './history-step.ts';
import type { SearchState } from './search-state.ts';

export type AddressWindow = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> & {
  location: Pick<Location, 'pathname' | 'search'>;
};

interface Options {
  paging: Paging;
  /** Converts a query string with other parameter names that the page accepts. */
  rename?: (search: string) => string;
  /** Keeps the parts of a search that the page supports. */
  keepSupported?: (search: SearchState) => SearchState;
  /** Called before a new history entry is added. */
  onLeave?: () => void;
}

export interface AddressHistory {
  current: () => SearchState;
  hrefOf: (search: SearchState) => string;
  /**
   * Writes a search to the address.
   *
   * @param replaces true to replace the current history entry, for instance a page that does not exist
   */
  write: (search: SearchState, replaces: boolean) => void;
  /**
   * Makes Back close an overlay, such as a drawer, and keep the search. Call it when the overlay opens, after `follow`.
   *
   * @returns a function to call when the overlay has been closed in another way
   */
  cover: (close: () => void) => () => void;
  /** Listens for Back and Forward; returns a function that stops it. */
  follow: (onMove: (search: SearchState) => void) => () => void;
}

/**
 * Reads and writes the page's address and follows Back and Forward (SRC-08 to SRC-10). No other code may change path
 * or query.
 */
export function addressHistory(
  page: SearchAddress,
  { paging, rename = (search) => search, keepSupported = (search) => search, onLeave }: Options,
  browser: AddressWindow = window,
): AddressHistory {
  const { history, location } = browser;
  const read = () => keepSupported(stateAt(page, location.pathname, rename(location.search), console.warn));
  const hrefOf = (search: SearchState) => addressOf(page, search, rename(location.search));
  let current = read();
  let typing = false;
  // The history entry of an open overlay (`cover`) becomes that of the first search made in it, so that Back undoes
  // each choice.
  let cover: { close: () => void; isSearch: boolean } | null = null;

  return {
    current: () => current,
    hrefOf,
    write(search, replaces) {
      const href = hrefOf(search);
      if (href !== location.pathname + location.search) {
        const step = historyStep(current, search, typing, paging);
        typing = step.typing;
        if (step.kind === 'push' && !replaces) {
          if (cover && !cover.isSearch) {
            cover.isSearch = true;
            history.replaceState({}, '', href);
          } else {
            onLeave?.();
            history.pushState({}, '', href);
          }
        } else history.replaceState(history.state, '', href);
      }
      current = search;
    },
    cover(close) {
      onLeave?.();
      typing = false;
      history.pushState(history.state, '', location.pathname + location.search);
      const opened = { close, isSearch: false };
      cover = opened;
      return () => {
        if (cover !== opened) return;
        cover = null;
        if (!opened.isSearch) history.back();
      };
    },
    follow(onMove) {
      const onPop = () => {
        if (cover) {
          const { close, isSearch } = cover;
          cover = null;
          if (isSearch) history.forward();
          close();
          return;
        }
        const search = read();
        typing = false;
        // Links to anchors also fire popstate.
        if (JSON.stringify(search) === JSON.stringify(current)) return;
        current = search;
        onMove(search);
      };
      browser.addEventListener('popstate', onPop);
      return () => browser.removeEventListener('popstate', onPop);
    },
  };
}
