import { createContext, use } from 'react';
import type { StoredTiles } from '../../../search/index-file/tiles.ts';
import type { SearchSettings } from '../../../search/settings.ts';
import type { SearchAddress } from '../../../search/url-state/address.ts';
import type { HitsCache } from './hits-cache.ts';
import type { LiveParts } from './live-parts.ts';
import type { ResultsList } from './results-list.ts';
import type { SearchRouter } from './search-router.ts';

/** State that the components of the search page share, besides that of InstantSearch. */
export interface LiveSearchContext {
  settings: SearchSettings;
  page: SearchAddress;
  router: SearchRouter;
  cache: HitsCache;
  list: ResultsList;
  parts: LiveParts;
  /** Returns the promo tiles; none until the first results arrive. */
  tiles: () => StoredTiles | null;
  /** Random number generator for promo tiles, 0 to below 1 (SRC-05). */
  random: () => number;
}

export const SearchPageContext = createContext<LiveSearchContext | null>(null);

export function useSearchPage(): LiveSearchContext {
  const context = use(SearchPageContext);
  if (!context) throw new Error('SearchPageContext is missing.');
  return context;
}
