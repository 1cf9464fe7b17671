import { expect, it } from 'vitest';
import { withinTime } from './within-time.ts';

it('gives what the promise gives, in time', async () => {
  await expect(withinTime(Promise.resolve(7), 1000, 'late')).resolves.toBe(7);
  await expect(withinTime(Promise.reject(new Error('broken')), 1000, 'late')).rejects.toThrow('broken');
});

it('rejects where the promise never settles', async () => {
  await expect(withinTime(new Promise(() => {}), 5, 'too late')).rejects.toThrow('too late');
});
