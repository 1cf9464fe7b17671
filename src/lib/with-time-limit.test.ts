import { expect, it } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

it('resolves or rejects like the given promise if it settles in time', async () => {
  await expect(withTimeLimit(Promise.resolve(7), 1000)).resolves.toBe(7);
  await expect(withTimeLimit(Promise.reject(new Error('broken')), 1000)).rejects.toThrow('broken');
});

it('resolves to null if the given promise does not settle in time', async () => {
  await expect(withTimeLimit(new Promise(() => {}), 5)).resolves.toBe(null);
});
