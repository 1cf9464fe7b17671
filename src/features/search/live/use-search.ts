import { useInstantSearch } from 'react-instantsearch';
import { addressOf } from '../../../search/url-state/address.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { searchOf, uiStateOf } from './search-mapping.ts';
import { useSearchPage } from './search-page-context.ts';

export interface Search {
  search: SearchState;
  /** True once a search has been answered since the page was loaded. */
  answered: boolean;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Number of vehicles found. */
  found: number;
  /** Starts another search. */
  change: (search: SearchState) => void;
  /** Repeats the current search. */
  refresh: () => void;
  hrefOf: (search: SearchState) => string;
}

/**
 * The current search and its results. After a failure `status` is `error` and the last successful results stay
 * (ERR-03).
 */
export function useSearch(): Search {
  const { page } = useSearchPage();
  const { indexUiState, setIndexUiState, results, status, refresh } = useInstantSearch({ catchError: true });
  return {
    search: searchOf(indexUiState),
    answered: results !== null && !results.__isArtificial,
    status,
    found: results?.nbHits ?? 0,
    change: (search) => setIndexUiState(uiStateOf(search)),
    refresh,
    hrefOf: (search) => addressOf(page, search, location.search),
  };
}
