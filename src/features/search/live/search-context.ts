import { createContext, use } from 'react';
import type { StoredTiles } from '../../../search/index-file/tiles.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import type { HitsCache } from './hits-cache.ts';
import type { ResultsList } from './results-list.ts';
import type { SearchRouter } from './search-router.ts';

/** What the parts of the search page share besides InstantSearch's state. */
export interface SearchContext {
  settings: SearchSettings;
  page: SearchAddress;
  router: SearchRouter;
  cache: HitsCache;
  list: ResultsList;
  /** Promo tiles, there with the first answer. */
  tiles: () => StoredTiles;
  /** Draws from 0 up to 1: for promo tiles (SRC-05). */
  random: () => number;
}

export const SearchPageContext = createContext<SearchContext | null>(null);

export function useSearchPage(): SearchContext {
  const context = use(SearchPageContext);
  if (!context) throw new Error('Only within a search page.');
  return context;
}
