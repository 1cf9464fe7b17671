import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '../../lib/debounce.ts';
import { liveList } from './live-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A list whose test decides when each query is answered. */
function controlled(more: Partial<Parameters<typeof liveList<string, number>>[0]> = {}) {
  const asked = new Map<string, PromiseWithResolvers<number>>();
  const search = vi.fn((query: string) => {
    const answer = Promise.withResolvers<number>();
    asked.set(query, answer);
    return answer.promise;
  });
  const onFailure = vi.fn();
  const list = liveList({ first: '', search, onFailure, ...more });
  return {
    list,
    search,
    onFailure,
    answer: (query: string, found: number) => asked.get(query)?.resolve(found),
    fail: (query: string) => asked.get(query)?.reject(new Error(query)),
  };
}

it('shows the previous answer while a query runs, then its answer', async () => {
  const { list, answer } = controlled();
  expect(list.state.get()).toEqual({ query: '', answer: null, status: 'idle' });
  const first = list.searchNow('a');
  expect(list.state.get()).toEqual({ query: 'a', answer: null, status: 'searching' });
  answer('a', 1);
  await first;
  const answered = { query: 'a', found: 1 };
  expect(list.state.get()).toEqual({ query: 'a', answer: answered, status: 'idle' });
  void list.searchNow('b');
  expect(list.state.get()).toEqual({ query: 'b', answer: answered, status: 'searching' });
});

it('ignores the answer to an older query, however late it arrives', async () => {
  const { list, answer, fail, onFailure } = controlled();
  const older = list.searchNow('older');
  const failing = list.searchNow('failing');
  const newer = list.searchNow('newer');
  answer('newer', 2);
  await newer;
  answer('older', 1);
  fail('failing');
  await Promise.all([older, failing]);
  expect(list.state.get()).toEqual({ query: 'newer', answer: { query: 'newer', found: 2 }, status: 'idle' });
  expect(onFailure).not.toHaveBeenCalled();
});

it('keeps the last answer when a query fails, and allows further queries', async () => {
  const { list, answer, fail, onFailure } = controlled();
  const good = list.searchNow('a');
  answer('a', 1);
  await good;
  const bad = list.searchNow('b');
  fail('b');
  await bad;
  expect(list.state.get()).toEqual({ query: 'b', answer: { query: 'a', found: 1 }, status: 'failed' });
  expect(onFailure).toHaveBeenCalledWith(new Error('b'));
  const next = list.searchNow('c');
  answer('c', 3);
  await next;
  expect(list.state.get()).toMatchObject({ answer: { query: 'c', found: 3 }, status: 'idle' });
});

it('SRC-36 searches when typing pauses; an immediate search replaces the pending one', async () => {
  const { list, search } = controlled();
  for (const words of ['u', 'ut', 'ute']) list.searchSoon(words);
  await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1);
  expect(search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(search.mock.calls).toEqual([['ute']]);
  list.searchSoon('utes');
  void list.searchNow('van');
  await vi.runAllTimersAsync();
  expect(search.mock.calls).toEqual([['ute'], ['van']]);
});

it('searches again with a valid page if the requested page does not exist', async () => {
  const asks: [string, boolean][] = [];
  const list = liveList({
    first: 0,
    search: async (page: number) => page * 10,
    instead: (page) => (page > 2 ? 2 : null),
    onSearch: (page, replaces) => asks.push([`page ${page}`, replaces]),
    onFailure: () => {},
  });
  const shown: unknown[] = [];
  list.state.listen(({ answer }) => shown.push(answer?.found));
  await list.searchNow(9);
  expect(list.state.get()).toEqual({ query: 2, answer: { query: 2, found: 20 }, status: 'idle' });
  expect(asks).toEqual([
    ['page 9', false],
    ['page 2', true],
  ]);
  expect(shown).not.toContain(90);
});

it('reports that a query replaces the one before it if that one failed', async () => {
  const onSearch = vi.fn();
  const { list, fail, answer } = controlled({ onSearch });
  const bad = list.searchNow('a');
  fail('a');
  await bad;
  const good = list.searchNow('b');
  answer('b', 1);
  await good;
  void list.searchNow('c');
  expect(onSearch.mock.calls).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
  ]);
});

it('cancels the pending query and ignores the answer to a running one when stopped', async () => {
  const { list, search, answer } = controlled();
  const asked = list.searchNow('a');
  list.searchSoon('b');
  list.stop();
  answer('a', 1);
  await asked;
  await vi.runAllTimersAsync();
  expect(list.state.get().answer).toBeNull();
  expect(search).toHaveBeenCalledTimes(1);
});
