import type { SearchState } from './search-state.ts';

export type HistoryStep = { kind: 'push' | 'replace'; typing: boolean };

/** 'added': the next page is appended to the results; 'turned': it replaces them. */
export type Paging = 'added' | 'turned';

// Ignores case: "mazda" in an address is corrected to "Mazda", and Back should not undo a correction.
const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a).toLowerCase() === JSON.stringify(b).toLowerCase();

/**
 * Decides how a change enters the history. A change of filters, query or sort order adds an entry; continued
 * typing updates it. Another page adds an entry only if pages are turned.
 *
 * @param typing true if the current history entry was made by typing
 */
export function historyStep(
  from: SearchState,
  to: SearchState,
  typing: boolean,
  paging: Paging = 'added',
): HistoryStep {
  const onlyQueryOrPageChanged = isSame({ ...from, page: 1, query: '' }, { ...to, page: 1, query: '' });
  if (onlyQueryOrPageChanged && from.query === to.query)
    return paging === 'turned' && from.page !== to.page
      ? { kind: 'push', typing: false }
      : { kind: 'replace', typing };
  return {
    kind: onlyQueryOrPageChanged && typing ? 'replace' : 'push',
    typing: onlyQueryOrPageChanged,
  };
}
