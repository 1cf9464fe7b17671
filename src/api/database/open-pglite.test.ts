import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { openPGlite } from './open-pglite.ts';

it('a database whose migration fails is closed and its lock released', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder('pglite');
  const other = await PGlite.create(join(folder, 'postgres'));
  await other.query('create table leads (id text)');
  await other.close();
  const close = vi.spyOn(PGlite.prototype, 'close');
  try {
    await expect(openPGlite(folder)).rejects.toThrow();
    expect(close).toHaveBeenCalledOnce();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  } finally {
    close.mockRestore();
  }
});
