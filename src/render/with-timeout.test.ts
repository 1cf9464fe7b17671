import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

it('resolves or rejects like the given promise if it settles in time', async () => {
  await expect(withTimeout(Promise.resolve(7), 1000, 'late')).resolves.toBe(7);
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000, 'late')).rejects.toThrow('broken');
});

it('rejects with the message if the given promise does not settle in time', async () => {
  await expect(withTimeout(new Promise(() => {}), 5, 'too late')).rejects.toThrow('too late');
});
