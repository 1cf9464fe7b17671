import type { SearchState } from './search-state.ts';

export type HistoryStep = { kind: 'push' | 'replace'; typing: boolean };

/** True if the next page is added below the results or replaces them. */
export type Paging = 'added' | 'turned';

// "mazda" in an address becomes "Mazda", which nobody wants to undo.
const same = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a).toLowerCase() === JSON.stringify(b).toLowerCase();

/**
 * Decides how a change enters the history. A change of filters, query or sort order adds an entry; continued
 * typing updates it. Another page adds an entry only if pages are turned.
 *
 * @param typing whether the current entry was made by typing
 */
export function historyStep(
  from: SearchState,
  to: SearchState,
  typing: boolean,
  paging: Paging = 'added',
): HistoryStep {
  const alike = same({ ...from, page: 1, query: '' }, { ...to, page: 1, query: '' });
  if (alike && from.query === to.query)
    return paging === 'turned' && from.page !== to.page
      ? { kind: 'push', typing: false }
      : { kind: 'replace', typing };
  return { kind: alike && typing ? 'replace' : 'push', typing: alike };
}
