import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { acquireLock, Locked } from '../../lib/disk/lock.ts';
import { makeFolderOnDisk } from '../../lib/disk/make-folder.ts';
import { renameToDisk } from '../../lib/disk/replace-file.ts';
import { syncTree } from '../../lib/disk/sync-files.ts';
import { errorMessage } from '../../lib/error-message.ts';
import { type Database, MIGRATIONS } from './database.ts';
import * as schema from './schema.ts';
import { SYNCED_START, SyncedFiles } from './synced-files.ts';
import { createTurns } from './turns.ts';

/**
 * Creates a database under another name and renames it when it is complete and on disk, so that neither a killed process
 * nor a power cut leaves an incomplete database.
 */
async function createDatabase(path: string): Promise<void> {
  const unfinished = `${path}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  await syncTree(unfinished);
  renameToDisk(unfinished, path);
}

async function startPGlite(path: string): Promise<PGlite> {
  const messages: string[] = [];
  try {
    // PGlite would create an empty database over a damaged one.
    if (!existsSync(join(path, 'PG_VERSION'))) throw new Error('the file PG_VERSION is missing');
    // Our own lock tells whether another process is running. PostgreSQL refuses to start if a power cut left its file
    // empty.
    rmSync(join(path, 'postmaster.pid'), { force: true });
    return await PGlite.create({
      fs: new SyncedFiles(path),
      startParams: SYNCED_START,
      onStderr: (line) => messages.push(line) > 0,
    });
  } catch (cause) {
    const fatal = messages.flatMap((line) => /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? []);
    const problem = fatal.at(-1) ?? errorMessage(cause);
    throw new Error(
      `The database in ${path} cannot be opened (${problem}). Its leads may still be in it, so keep that folder. Move it elsewhere, put the copy of your last backup in its place, and start again; without a copy, an empty database is created.`,
      { cause },
    );
  }
}

function lockFolder(folder: string): () => void {
  try {
    return acquireLock(join(folder, 'lock'), `The data in ${folder} is in use`);
  } catch (error) {
    if (!(error instanceof Locked)) throw error;
    throw new Locked(
      `${error.message} Or give this process its own folder with --data, or set DATABASE_URL: several processes can share a PostgreSQL server.`,
    );
  }
}

/**
 * Opens the embedded database in a folder and runs the migrations that it lacks. No other process can open the folder
 * until the database is closed.
 *
 * @throws Locked if another running process has it open
 */
export async function openPGlite(folder: string): Promise<Database> {
  makeFolderOnDisk(folder, 0o700);
  const unlock = lockFolder(folder);
  try {
    const path = join(folder, 'postgres');
    if (!existsSync(path)) await createDatabase(path);
    const client = await startPGlite(path);
    const queries = drizzle({ client, schema });
    try {
      await migrate(queries, { migrationsFolder: MIGRATIONS });
    } catch (error) {
      // The first error is the one to report.
      await client.close().catch(() => {});
      throw error;
    }
    return {
      queries,
      turns: createTurns(),
      jobStore: { db: fromPglite(client), backend: 'pglite' },
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
