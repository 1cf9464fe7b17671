import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Database, MIGRATIONS } from './database.ts';
import { createTurns } from './turns.ts';

/** Key of the advisory lock. An arbitrary number, which other programs on this database are unlikely to use. */
const MIGRATION_LOCK = 4_021_969;

/** pg-boss has its own connections, apart from those of the pool that answers requests. */
const JOB_CONNECTIONS = 4;

/** Runs the migrations under a lock, because several processes may start at once: the others wait for the first. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    // Another process may take long for its migrations.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await client.query('reset lock_timeout');
    client.release();
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}

/** Milliseconds. Our pages wait 8 s for an answer. */
const CONNECTION_TIMEOUT_MS = 5_000;
/** A request fails if another session, such as a backup or a migration, locks its table for longer. */
const LOCK_TIMEOUT_MS = 6_000;

function cannotOpen(cause: unknown): Error {
  // Node joins the failures of several addresses in an error without a message.
  const { message, code } = cause as NodeJS.ErrnoException;
  return new Error(`The database of DATABASE_URL cannot be opened (${message || code})`, { cause });
}

/**
 * True if the database has a table.
 *
 * @throws Error if the server cannot be reached or refuses
 */
export async function hasTable(url: string, table: PgTable): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  try {
    await client.connect();
    const { rows } = await client.query(`select to_regclass('${getTableName(table)}') as found`);
    return rows[0]?.found !== null;
  } catch (cause) {
    throw cannotOpen(cause);
  } finally {
    await client.end();
  }
}

/**
 * Connects to a PostgreSQL server, and runs the migrations that the database lacks.
 *
 * @param onConnectionLost called when the server closes a connection; the next query opens a new one
 * @throws Error if the server cannot be reached or refuses
 */
export async function openPostgreSQL(
  url: string,
  onConnectionLost: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
  });
  pool.on('error', onConnectionLost);
  // The pool does not handle errors of connections that are in use; without a handler they would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  try {
    await migrateAlone(pool);
  } catch (cause) {
    await pool.end();
    throw cannotOpen(cause);
  }
  return {
    queries: drizzle({ client: pool }),
    turns: createTurns(),
    jobStore: { connectionString: url, max: JOB_CONNECTIONS },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}
