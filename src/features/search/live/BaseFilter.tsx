import { useState } from 'react';
import { useConnector } from 'react-instantsearch';
import { favourites, savedIds } from '../../favourites/favourites.ts';
import { connectBaseFilter } from './base-filter.ts';
import { useSearchPage } from './search-page-context.ts';

/** Limits every search to vehicles that are for sale or that the shopper saved in this browser (SRC-27). */
export function BaseFilter() {
  const { settings } = useSearchPage();
  const isSavedHere = settings.favouritesStorage === 'local';
  const [options] = useState({
    savedIds: () => (isSavedHere ? savedIds() : []),
    onSaved: (listener: () => void) => favourites.listen(listener),
    priceSortExcludesUnpriced: settings.priceSortExcludesUnpriced,
  });
  useConnector(connectBaseFilter, options);
  return null;
}
