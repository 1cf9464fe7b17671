import type { SearchState } from './search-state.ts';

/** A search in the browser's history: an entry to come back to, or in place of the present one. */
export type HistoryStep = { kind: 'push' | 'replace'; typing: boolean };

/** A further page of results is added below the others, or shown in their place. */
export type Paging = 'added' | 'turned';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A change of filters, words or order is an entry of its own. Words that go on being typed are one entry.
 * A further page of the same search is one where pages are turned, and none where they are added.
 *
 * @param typing whether the present entry was made by typing
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
