import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('does only the last of close calls, after the wait', () => {
  const act = vi.fn();
  const { call, isPending } = debounce(act, 300);
  call('c');
  vi.advanceTimersByTime(299);
  call('ca');
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  expect(isPending()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([['ca']]);
  expect(isPending()).toBe(false);
});

it('does at once what waits when told to, and then not again', () => {
  const act = vi.fn();
  const { call, flush } = debounce(act, 300);
  flush();
  expect(act).not.toHaveBeenCalled();
  call('ute');
  flush();
  vi.runAllTimers();
  expect(act.mock.calls).toEqual([['ute']]);
});

it('forgets what waits when cancelled', () => {
  const act = vi.fn();
  const { call, cancel } = debounce(act, 300);
  call('ute');
  cancel();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
