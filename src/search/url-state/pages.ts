import { HITS_PER_PAGE } from '../client/hit-fields.ts';
import type { SearchState } from './search-state.ts';

/** Number of pages (API-12, API-15), at least 1. */
export const pagesOf = (found: number, pageSize = HITS_PER_PAGE): number =>
  Math.max(1, Math.ceil(found / pageSize));

/** Number of hits on the pages before this one. */
export const offsetOf = ({ page }: SearchState): number => (page - 1) * HITS_PER_PAGE;

/**
 * The search at its last page if its page is beyond the last, else null. A link may name such a page if vehicles have
 * been sold since.
 */
export function lastPageIfBeyond(
  search: SearchState,
  found: number,
  pageSize = HITS_PER_PAGE,
): SearchState | null {
  const last = pagesOf(found, pageSize);
  return search.page > last ? { ...search, page: last } : null;
}
