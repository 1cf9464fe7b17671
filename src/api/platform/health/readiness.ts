import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import type { Database } from '../database/database.ts';
import { isDiskFull } from '../database/storage-failure.ts';
import { rateLimits } from '../limits/schema.ts';

/** Shorter than the time that load balancers wait for an answer. */
const LIMIT_MS = 3_000;
/** An answer counts for this time, so that requests for it cannot keep the disk busy. */
const FRESH_MS = 1_000;

export type Readiness = { ready: true } | { ready: false; isFull: boolean; error: unknown };

/** Writes a file as photos and mails are written. @throws the error of the disk */
async function writeFile(folder: string): Promise<void> {
  const file = join(folder, '.write-test');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile('x');
    await handle.sync();
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

/** Writes a row, and waits for the tables that must be writable. @throws the error of the database */
async function writeRow({ queries }: Database, tables: readonly PgTable[], now: Date): Promise<void> {
  await queries.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local lock_timeout = ${LIMIT_MS}`));
    await transaction.execute(sql.raw(`set local statement_timeout = ${LIMIT_MS}`));
    await transaction.execute(
      sql`lock table ${sql.join(
        tables.map((table) => sql`${table}`),
        sql`, `,
      )} in row exclusive mode`,
    );
    const expire = new Date(now.getTime() + FRESH_MS);
    await transaction
      .insert(rateLimits)
      .values({ key: 'write-test', points: 0, expire })
      .onConflictDoUpdate({ target: rateLimits.key, set: { expire } });
  });
}

/**
 * Returns a function that finds out whether leads can be stored at the moment, by writing to the data folder and the
 * database. Calls at the same time share one attempt, also while it hangs.
 *
 * @param tables in which leads are stored, with their deliveries
 * @param data folder of the service's data
 */
export function createReadiness(
  database: Database,
  tables: readonly PgTable[],
  data: string,
  now: () => Date,
): () => Promise<Readiness> {
  let running: Promise<Readiness> | null = null;
  let last: { at: number; result: Readiness } | null = null;

  async function attempt(): Promise<Readiness> {
    try {
      await Promise.all([writeFile(data), writeRow(database, tables, now())]);
      return { ready: true };
    } catch (error) {
      return { ready: false, isFull: isDiskFull(error), error };
    }
  }

  return async () => {
    if (last !== null && performance.now() - last.at < FRESH_MS) return last.result;
    running ??= attempt().then((result) => {
      running = null;
      last = { at: performance.now(), result };
      return result;
    });
    return (
      (await withTimeLimit(running, LIMIT_MS)) ?? {
        ready: false,
        isFull: false,
        error: new Error(`Nothing could be written within ${LIMIT_MS / 1_000} s.`),
      }
    );
  };
}
