import { useState } from 'react';
import { useConnector } from 'react-instantsearch';
import { favourites, savedIds } from '../../favourites/favourites.ts';
import { connectBaseFilter } from './base-filter.ts';
import { useSearchPage } from './search-context.ts';

/** Narrows every search to what is on sale or saved (SRC-27), in this browser where it keeps what is saved. */
export function BaseFilter() {
  const { settings } = useSearchPage();
  const local = settings.favouritesStorage === 'local';
  const [options] = useState({
    savedIds: () => (local ? savedIds() : []),
    onSaved: (listener: () => void) => favourites.listen(listener),
    priceSortExcludesUnpriced: settings.priceSortExcludesUnpriced,
  });
  useConnector(connectBaseFilter, options);
  return null;
}
