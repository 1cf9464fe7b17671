import { type RefObject, useEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../../search/url-state/search-state.ts';
import { searchMapping } from './search-mapping.ts';

/**
 * The search asked for last, also where it failed and InstantSearch has gone back to the one before. Taken
 * from each change of its state: one that fails at once may never be drawn as loading.
 */
export function useAskedSearch(initial: SearchState): RefObject<SearchState> {
  const asked = useRef(initial);
  const { addMiddlewares } = useInstantSearch({ catchError: true });
  useEffect(
    () =>
      addMiddlewares(({ instantSearchInstance }) => ({
        onStateChange({ uiState }) {
          // In the state of an error it is the way back.
          if (instantSearchInstance.status !== 'error') asked.current = searchMapping.stateToRoute(uiState);
        },
      })),
    [addMiddlewares],
  );
  return asked;
}
