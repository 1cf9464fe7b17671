import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { acquireLock, Locked } from '../../lib/disk/lock.ts';
import { type Database, MIGRATIONS } from './database.ts';
import * as schema from './schema.ts';

/**
 * Creates a database under another name and renames it when it is complete, so that a killed process does not leave an
 * incomplete database.
 */
async function createDatabase(path: string): Promise<void> {
  const unfinished = `${path}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  renameSync(unfinished, path);
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
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const path = join(folder, 'postgres');
    if (!existsSync(path)) await createDatabase(path);
    const client = await PGlite.create(path);
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
