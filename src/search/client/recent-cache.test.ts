import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { MultiSearchBody } from '../protocol.ts';
import { createCacheTransport } from './cache-transport.ts';
import { createRecentCache } from './recent-cache.ts';
import { answerOf } from './testing/answer-of.ts';

const searchOf = (q: string): MultiSearchBody => ({ searches: [{ collection: 'Car_production', q }] });
const answering = () =>
  vi.fn(async ({ searches }: MultiSearchBody) => ({ results: searches.map((search) => answerOf(search)) }));

it('API-07 caches recent queries and drops the oldest; a repeated query makes no request', async () => {
  const multiSearch = answering();
  const { multiSearch: search } = createCacheTransport({ multiSearch });
  for (let n = 1; n <= 50; n += 1) await search(searchOf(`q${n}`));
  const first = await search(searchOf('q1'));
  expect(first.results[0]).toMatchObject({ request_params: { q: 'q1' } });
  expect(multiSearch).toHaveBeenCalledTimes(50);

  await search(searchOf('q51'));
  await search(searchOf('q1'));
  expect(multiSearch).toHaveBeenCalledTimes(51);
  await search(searchOf('q2'));
  expect(multiSearch).toHaveBeenCalledTimes(52);
});

it('loads once for concurrent identical queries', async () => {
  const multiSearch = answering();
  const { multiSearch: search } = createCacheTransport({ multiSearch });
  const [one, two] = await Promise.all([search(searchOf('ute')), search(searchOf('ute'))]);
  expect(one).toBe(two);
  expect(multiSearch).toHaveBeenCalledTimes(1);
});

it('caches neither rejected requests nor failed searches', async () => {
  const multiSearch = answering()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce({ results: [{ code: 400, error: 'wrong' } as never] });
  const { multiSearch: search } = createCacheTransport({ multiSearch });
  await expect(search(searchOf('ute'))).rejects.toThrow('gone');
  expect((await search(searchOf('ute'))).results[0]).toEqual({ code: 400, error: 'wrong' });
  expect((await search(searchOf('ute'))).results[0]).toMatchObject({ found: 0 });
  expect(multiSearch).toHaveBeenCalledTimes(3);
});

it('loads a key only if it is not among the most recently used keys, for any sequence of keys', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.constantFrom(...'abcdefgh'), { maxLength: 60 }),
      async (limit, keys) => {
        const cache = createRecentCache<string>(limit);
        let recent: string[] = [];
        for (const key of keys) {
          let loaded = false;
          const value = await cache.get(key, async () => {
            loaded = true;
            return key.toUpperCase();
          });
          expect(value).toBe(key.toUpperCase());
          expect(loaded).toBe(!recent.includes(key));
          recent = [...recent.filter((kept) => kept !== key), key].slice(-limit);
          expect(cache.size).toBe(recent.length);
        }
      },
    ),
  );
});
