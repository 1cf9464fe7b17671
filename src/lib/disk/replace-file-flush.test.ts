import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { replaceFile } from './replace-file.ts';

const { done } = vi.hoisted(() => ({ done: [] as string[] }));
vi.mock('node:fs', async (load) => {
  const real = await load<typeof import('node:fs')>();
  return {
    ...real,
    fsyncSync: (handle: number) => {
      done.push(real.fstatSync(handle).isDirectory() ? 'folder to disk' : 'file to disk');
      real.fsyncSync(handle);
    },
    renameSync: (from: string, to: string) => {
      done.push('rename');
      real.renameSync(from, to);
    },
  };
});

it('flushes a file before it is renamed, and its folder afterwards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'to-disk-'));
  replaceFile(join(folder, 'state.json'), 'new');
  expect(done).toEqual([
    'file to disk',
    'rename',
    ...(process.platform === 'win32' ? [] : ['folder to disk']),
  ]);
  rmSync(folder, { recursive: true });
});
