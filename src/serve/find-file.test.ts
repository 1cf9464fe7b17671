import { expect, it, vi } from 'vitest';
import { findFile } from './find-file.ts';

const { code } = vi.hoisted(() => ({ code: { of: 'ENOENT' } }));
vi.mock('node:fs/promises', () => ({
  stat: async () => {
    throw Object.assign(new Error(code.of), { code: code.of });
  },
}));

it.each(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])('after %s a file counts as not found', async (error) => {
  code.of = error;
  expect(await findFile('/site', ['cars'])).toBeNull();
});

it.each(['EIO', 'EACCES', 'EMFILE'])('after %s a file does not count as not found', async (error) => {
  code.of = error;
  await expect(findFile('/site', ['cars'])).rejects.toThrow(error);
});
