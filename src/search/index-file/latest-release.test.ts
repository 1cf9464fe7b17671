import { expect, it, vi } from 'vitest';
import { IndexFileGone } from './fetch-file.ts';
import { latestRelease } from './latest-release.ts';

/** Each load returns the next release: 1, 2, 3 … */
const numbered = () => {
  let number = 0;
  return vi.fn(async () => ++number);
};
const goneIn =
  (...releases: number[]) =>
  async (release: number) => {
    if (releases.includes(release)) throw new IndexFileGone(`${release} is gone.`);
    return release;
  };

it('keeps using the first release if none of its files is missing', async () => {
  const load = numbered();
  const { withRelease } = latestRelease(load);
  expect(await Promise.all([withRelease(goneIn()), withRelease(goneIn())])).toEqual([1, 1]);
  expect(await withRelease(goneIn())).toBe(1);
  expect(load).toHaveBeenCalledOnce();
});

it('loads the new release only once if several tasks find a file missing, and then keeps using it', async () => {
  const load = numbered();
  const { withRelease } = latestRelease(load);
  expect(await Promise.all([withRelease(goneIn(1)), withRelease(goneIn(1)), withRelease(goneIn(1))])).toEqual(
    [2, 2, 2],
  );
  expect(await withRelease(goneIn())).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives up if files of the new release are missing too, and does not retry after other errors', async () => {
  const load = numbered();
  const { withRelease } = latestRelease(load);
  await expect(withRelease(goneIn(1, 2))).rejects.toThrow('2 is gone.');
  const task = vi.fn(() => Promise.reject(new Error('offline')));
  await expect(withRelease(task)).rejects.toThrow('offline');
  expect(task).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries again after a release could not be loaded', async () => {
  const load = numbered();
  load.mockRejectedValueOnce(new Error('offline'));
  const { withRelease, current } = latestRelease(load);
  await expect(current()).rejects.toThrow('offline');
  expect(await withRelease(goneIn())).toBe(1);
});
