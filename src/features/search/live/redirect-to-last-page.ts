import { useEffect } from 'react';
import { lastPageIfBeyond } from '../../../search/url-state/pages.ts';
import { useSearchPage } from './search-page-context.ts';
import { useSearch } from './use-search.ts';

/** Redirects a search beyond its last page to the last page. Returns true while it does. */
export function useRedirectToLastPage(): boolean {
  const { settings } = useSearchPage();
  const { search, answered, status, found, change } = useSearch();
  const lastPage = answered && status === 'idle' ? lastPageIfBeyond(search, found, settings.pageSize) : null;
  useEffect(() => {
    if (lastPage !== null) change(lastPage);
  });
  return lastPage !== null;
}
