import { type RefObject, useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { searchMapping } from './search-mapping.ts';

/**
 * The search that was requested last, even if it failed and InstantSearch has restored the one before. It is taken from
 * state changes, since a search that fails immediately may never be rendered with status `loading`.
 */
export function useRequestedSearch(initial: SearchState): RefObject<SearchState> {
  const requested = useRef(initial);
  const { addMiddlewares } = useInstantSearch({ catchError: true });
  useEffect(
    () =>
      addMiddlewares(({ instantSearchInstance }) => ({
        onStateChange({ uiState }) {
          // With status `error` the change is InstantSearch restoring the previous search.
          if (instantSearchInstance.status !== 'error')
            requested.current = searchMapping.stateToRoute(uiState);
        },
      })),
    [addMiddlewares],
  );
  return requested;
}
