import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../tests/support/service/both-databases.ts';
import type { Database } from '../database/database.ts';
import { queueUpdate } from '../stock-updates/store-update.ts';
import { type Jobs, openJobs } from './open-jobs.ts';
import { DEAD, UPDATE_STOCK } from './queues.ts';

const START_TIMEOUT_MS = 180_000;
/** Milliseconds within which a job must be taken. */
const SOON = { timeout: 60_000, interval: 50 };

const databases = bothDatabases();
const SETTINGS = { log: pino({ level: 'silent' }), retries: { limit: 1, first: 1, longest: 1 } };

describe.each(databases)('jobs on %s', (_, open) => {
  let database: Database;
  let jobs: Jobs;
  beforeAll(async () => {
    database = await open();
    jobs = await openJobs(database, SETTINGS);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await jobs.close();
    await database.close();
  }, START_TIMEOUT_MS);

  it('exist only if their transaction is committed', async () => {
    const taken: unknown[] = [];
    const rolledBack = database.queries.transaction(async (transaction) => {
      await jobs.send(transaction, DEAD, [{ delivery: 'rolled back' }]);
      throw new Error('the lead is refused');
    });
    await expect(rolledBack).rejects.toThrow('the lead is refused');
    await database.queries.transaction((transaction) =>
      jobs.send(transaction, DEAD, [{ delivery: 'committed' }]),
    );
    await jobs.work(DEAD, async (data) => void taken.push(data), 1);
    await expect.poll(() => taken, SOON).toEqual([{ delivery: 'committed' }]);
  });

  it('that update one tenant run one at a time, at most one more waits, and jobs of other tenants run meanwhile', async () => {
    const queue = async (tenants: readonly string[]) => {
      for (const tenant of tenants) await queueUpdate(jobs, database.queries, tenant);
    };
    await queue(['north', 'north', 'south', 'north']);
    const started: string[] = [];
    const running = new Set<string>();
    const both: string[] = [];
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    await jobs.work<{ tenant: string }>(UPDATE_STOCK, async ({ tenant }) => {
      if (running.has(tenant)) both.push(tenant);
      running.add(tenant);
      started.push(tenant);
      await gate;
      running.delete(tenant);
    });
    await expect.poll(() => [...started].sort(), SOON).toEqual(['north', 'south']);
    // Stock that arrives during an update is published by the next one.
    await queue(['north', 'north']);
    openGate();
    await expect.poll(() => [...started].sort(), SOON).toEqual(['north', 'north', 'south']);
    expect(both).toEqual([]);
  });
});

it(
  'leaves no connection to PostgreSQL open if a queue cannot be created',
  async () => {
    const database = await new Map(databases).get('PostgreSQL')?.();
    if (!database) throw new Error('There is no PostgreSQL.');
    const connections = async () => {
      const { rows } = await database.queries.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where datname = current_database()`,
      );
      return rows[0]?.count;
    };
    try {
      const before = await connections();
      const unusable = { ...SETTINGS, retries: { ...SETTINGS.retries, limit: -1 } };
      await expect(openJobs(database, unusable)).rejects.toThrow('retryLimit');
      await expect.poll(connections, SOON).toBe(before);
    } finally {
      await database.close();
    }
  },
  START_TIMEOUT_MS,
);
