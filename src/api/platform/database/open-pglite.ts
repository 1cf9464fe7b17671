import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { acquireLock, Locked } from '../../../lib/disk/lock.ts';
import { makeFolderOnDisk } from '../../../lib/disk/make-folder.ts';
import { type Database, MIGRATIONS } from './database.ts';
import { startDatabaseThread } from './pglite/database-thread.ts';
import { createTurns } from './turns.ts';

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
    const client = await startDatabaseThread(join(folder, 'postgres'));
    // Drizzle asks for the whole class and uses two of its functions.
    const queries = drizzle({ client: client as unknown as PGlite });
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
