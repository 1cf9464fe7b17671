import { expect, it, vi } from 'vitest';
import { cachePromises } from './cache-promises.ts';

it('loads each key once, also while the promise is pending', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const kept = cachePromises(load);
  expect(await Promise.all([kept('a'), kept('a'), kept('b')])).toEqual(['A', 'A', 'B']);
  expect(await kept('a')).toBe('A');
  expect(load).toHaveBeenCalledTimes(2);
});

it('loads a key again only if loading it failed', async () => {
  const load = vi.fn(async (key: string) => key);
  load.mockRejectedValueOnce(new Error('offline'));
  const kept = cachePromises(load);
  await expect(kept('a')).rejects.toThrow('offline');
  await kept('b');
  expect(await kept('a')).toBe('a');
  expect(load.mock.calls).toEqual([['a'], ['b'], ['a']]);
});
