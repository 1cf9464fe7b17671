import type { SearchState } from '../../../search/url-state/search-state.ts';

/** How the browser's history takes a search: as an entry to come back to, or in place of the present one. */
export type HistoryStep = { kind: 'push' | 'replace'; typing: boolean };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A change of filters, words or order is an entry of its own. Words that go on being typed are one entry,
 * and further pages of the same search are none.
 *
 * @param typing whether the present entry was made by typing
 */
export function historyStep(from: SearchState, to: SearchState, typing: boolean): HistoryStep {
  const alike = same({ ...from, page: 1, query: '' }, { ...to, page: 1, query: '' });
  if (alike && from.query === to.query) return { kind: 'replace', typing };
  return { kind: alike && typing ? 'replace' : 'push', typing: alike };
}
