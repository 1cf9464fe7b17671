import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs only the last of several quick calls, after the delay', () => {
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

it('runs a pending call at once on flush, and not again later', () => {
  const act = vi.fn();
  const { call, flush } = debounce(act, 300);
  flush();
  expect(act).not.toHaveBeenCalled();
  call('ute');
  flush();
  vi.runAllTimers();
  expect(act.mock.calls).toEqual([['ute']]);
});

it('drops a pending call on cancel', () => {
  const act = vi.fn();
  const { call, cancel } = debounce(act, 300);
  call('ute');
  cancel();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
