import { useEffect } from 'react';
import { HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import { useSearch } from './use-search.ts';

/** The number of the last page if `page` is beyond it, otherwise null. Old links can be, once stock has sold. */
export function lastPageIfBeyond(page: number, found: number): number | null {
  const lastPage = Math.max(1, Math.ceil(found / HITS_PER_PAGE));
  return page > lastPage ? lastPage : null;
}

/** Redirects a search beyond its last page to the last page. Returns true while it does. */
export function useRedirectToLastPage(): boolean {
  const { search, answered, status, found, change } = useSearch();
  const lastPage = answered && status === 'idle' ? lastPageIfBeyond(search.page, found) : null;
  useEffect(() => {
    if (lastPage !== null) change({ ...search, page: lastPage });
  });
  return lastPage !== null;
}
