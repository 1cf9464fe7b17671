import { useInstantSearch } from 'react-instantsearch';
import { addressOf } from '../../../search/url-state/address.ts';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { useSearchPage } from './search-context.ts';
import { searchOf, uiStateOf } from './search-mapping.ts';

export interface Search {
  search: SearchState;
  /** A search has been answered since the page came. */
  answered: boolean;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Vehicles found. */
  found: number;
  /** Searches for something else. */
  change: (search: SearchState) => void;
  /** Asks the present search again. */
  refresh: () => void;
  hrefOf: (search: SearchState) => string;
}

/** The search of the page, as its address says it. Failures stay with `status`; the last good results too (ERR-03). */
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
