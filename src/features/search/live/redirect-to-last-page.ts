import { useEffect } from 'react';
import { HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import { useSearch } from './use-search.ts';

/** The last page if `page` is beyond it, otherwise null. Old links can point beyond it once stock has sold. */
export function lastPageIfBeyond(page: number, found: number): number | null {
  const last = Math.max(1, Math.ceil(found / HITS_PER_PAGE));
  return page > last ? last : null;
}

/** Redirects a search beyond its last page to the last page. Returns true while it does. */
export function useRedirectToLastPage(): boolean {
  const { search, answered, status, found, change } = useSearch();
  const instead = answered && status === 'idle' ? lastPageIfBeyond(search.page, found) : null;
  useEffect(() => {
    if (instead !== null) change({ ...search, page: instead });
  });
  return instead !== null;
}
