import fs, { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { rateLimits } from '../limits/schema.ts';
import { MIGRATIONS } from './database.ts';
import { openPGlite } from './open-pglite.ts';
import { startPGlite } from './pglite/start-pglite.ts';
import { WITHOUT_FLUSH } from './without-flush.ts';

it('a database whose migration fails is closed and its lock released', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder('pglite');
  const other = await PGlite.create(join(folder, 'postgres'));
  await other.query('create table leads (id text)');
  await other.close();
  const end = vi.spyOn(Worker.prototype, 'terminate');
  try {
    await expect(openPGlite(folder)).rejects.toThrow();
    expect(end).toHaveBeenCalledOnce();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  } finally {
    end.mockRestore();
  }
});

it('a transaction is on disk when it is committed, unless it asks for no flush', {
  timeout: 120_000,
}, async () => {
  const path = join(temporaryFolder('pglite'), 'postgres');
  const client = await startPGlite(path);
  const queries = drizzle({ client });
  await migrate(queries, { migrationsFolder: MIGRATIONS });
  const flushed: bigint[] = [];
  const real = fs.fsyncSync;
  const sync = vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
    flushed.push(fs.fstatSync(handle, { bigint: true }).ino);
    real(handle);
  });
  try {
    const log = join(path, 'pg_wal');
    const logFiles = new Set(readdirSync(log).map((name) => statSync(join(log, name), { bigint: true }).ino));
    for (let row = 0; row < 5; row += 1) {
      flushed.length = 0;
      await queries.insert(rateLimits).values({ key: `test ${row}`, points: 1 });
      expect(flushed.filter((file) => logFiles.has(file))).not.toEqual([]);
      flushed.length = 0;
      await queries
        .insert(rateLimits)
        .values({ key: `count ${row}`, points: 1 })
        .returning(WITHOUT_FLUSH);
      expect(flushed).toEqual([]);
    }
    // Only that transaction did not wait.
    await queries.insert(rateLimits).values({ key: 'last', points: 1 });
    expect(flushed.filter((file) => logFiles.has(file))).not.toEqual([]);
    flushed.length = 0;
    await queries.execute(sql`checkpoint`);
    const control = statSync(join(path, 'global/pg_control'), { bigint: true }).ino;
    // The files of tables come first, because afterwards the log of their changes is no longer read.
    expect(flushed.indexOf(control)).toBeGreaterThan(5);
  } finally {
    sync.mockRestore();
    await client.close();
  }
});

it('opens a database whose power was cut while it was opened', { timeout: 120_000 }, async () => {
  const folder = temporaryFolder('pglite');
  await (await openPGlite(folder)).close();
  writeFileSync(join(folder, 'postgres/postmaster.pid'), '');
  const { ping, close } = await openPGlite(folder);
  await ping();
  await close();
});

const DAMAGES: [what: string, damage: (postgres: string) => void, problem: string][] = [
  [
    'without its version',
    (postgres) => rmSync(join(postgres, 'PG_VERSION')),
    'the file PG_VERSION is missing',
  ],
  [
    'with half of its control file',
    (postgres) => truncateSync(join(postgres, 'global/pg_control'), 100),
    'could not read file "global/pg_control"',
  ],
];

it.each(DAMAGES)('a database %s is named and kept', { timeout: 120_000 }, async (_, damage, problem) => {
  const folder = temporaryFolder('pglite');
  await (await openPGlite(folder)).close();
  const postgres = join(folder, 'postgres');
  damage(postgres);
  const before = readdirSync(postgres);
  await expect(openPGlite(folder)).rejects.toThrow(
    `The database in ${postgres} cannot be opened (${problem}`,
  );
  expect(readdirSync(postgres)).toEqual(expect.arrayContaining(before));
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
