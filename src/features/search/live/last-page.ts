import { useEffect } from 'react';
import { HITS_PER_PAGE } from '../../../search/client/hit-fields.ts';
import { useSearch } from './use-search.ts';

/** The page to show in place of one behind the last: stock is sold while addresses are kept. Null: it is there. */
export function pageInstead(page: number, found: number): number | null {
  const last = Math.max(1, Math.ceil(found / HITS_PER_PAGE));
  return page > last ? last : null;
}

/** Leads a search whose page is behind its last one there; says whether it does. */
export function useLastPage(): boolean {
  const { search, answered, status, found, change } = useSearch();
  const instead = answered && status === 'idle' ? pageInstead(search.page, found) : null;
  useEffect(() => {
    if (instead !== null) change({ ...search, page: instead });
  });
  return instead !== null;
}
