import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Database, MIGRATIONS } from './database.ts';
import * as schema from './schema.ts';

/** Any number that no other program on this database server uses for its own locks. */
const MIGRATION_LOCK = 4_021_969;

/** Connections for jobs, beside those that answer requests. */
const JOB_CONNECTIONS = 4;

/** Several processes may start at once; the first migrates, the others wait. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, schema }), { migrationsFolder: MIGRATIONS });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}

/**
 * Connects to a PostgreSQL server, and runs the migrations it does not have yet.
 *
 * @param lost called when the server closes a connection; the next query opens a new one
 * @throws Error if the server cannot be reached or refuses
 */
export async function openPostgreSQL(url: string, lost: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    // Milliseconds. Browsers wait 8 s for an answer.
    connectionTimeoutMillis: 5_000,
  });
  pool.on('error', lost);
  // A connection in a transaction is not the pool's, and its error would end the process. The query fails, too.
  pool.on('connect', (client) => client.on('error', lost));
  try {
    await migrateAlone(pool);
  } catch (cause) {
    await pool.end();
    // Node joins the failures of several addresses in an error without a message.
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new Error(`The database of DATABASE_URL cannot be opened (${message || code})`, { cause });
  }
  return {
    queries: drizzle({ client: pool, schema }),
    jobStore: { connectionString: url, max: JOB_CONNECTIONS },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
