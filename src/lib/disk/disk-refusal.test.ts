import { expect, it } from 'vitest';
import { diskRefusal, refusalCodeIn } from './disk-refusal.ts';

const failure = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something`), { code, ...(path === undefined ? {} : { path }) });

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'EIO'])(
  'explains %s in a sentence that names the place, and gives advice',
  (code) => {
    expect(diskRefusal(failure(code), 'dist')).toEqual({
      reason: expect.stringMatching(/\bdist\b.*\.$/),
      next: expect.stringMatching(/^[A-Z].*[^.]$/),
    });
  },
);

it('names the path of the error itself if it has one', () => {
  expect(diskRefusal(failure('EACCES', 'dist/acme'), 'dist')?.reason).toContain('dist/acme');
  const copy = Object.assign(failure('ENOSPC', 'media/a.avif'), { dest: 'dist/acme/a.avif' });
  expect(diskRefusal(copy, 'dist')?.reason).toContain('holds dist/acme/a.avif');
});

it('distinguishes too many watched folders from a full disk', () => {
  const error = Object.assign(failure('ENOSPC', 'tenants/acme'), { syscall: 'watch' });
  expect(diskRefusal(error, 'tenants')?.reason).toContain('tenants/acme cannot be watched');
});

it('returns null for other errors', () => {
  expect(diskRefusal(failure('ENOENT', 'dist'), 'dist')).toBe(null);
  expect(diskRefusal(failure('constructor'), 'dist')).toBe(null);
  expect(diskRefusal('ENOSPC', 'dist')).toBe(null);
});

it('finds the error code in the output of another program', () => {
  expect(refusalCodeIn('build failed\nError: ENOSPC: no space left on device')).toBe('ENOSPC');
  expect(refusalCodeIn('build failed: unexpected token')).toBe(null);
});
