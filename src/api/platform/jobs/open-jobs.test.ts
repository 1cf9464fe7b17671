import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../../tests/support/service/both-databases.ts';
import type { NoticeJob } from '../../alerts/plan-alerts.ts';
import { findJobs } from '../../find-jobs.ts';
import { queueUpdate } from '../../stock-updates/store-update.ts';
import type { Database } from '../database/database.ts';
import type { JobData } from './job-types.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

const START_TIMEOUT_MS = 180_000;
/** Milliseconds within which a job must be taken. */
const SOON = { timeout: 60_000, interval: 50 };

const databases = bothDatabases();
const SETTINGS = {
  log: pino({ level: 'silent' }),
  retries: { limit: 1, first: 1, longest: 1 },
  definitions: await findJobs(),
};

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
      await jobs.send(transaction, 'dead-delivery', [{ delivery: 'rolled back' }]);
      throw new Error('the lead is refused');
    });
    await expect(rolledBack).rejects.toThrow('the lead is refused');
    await database.queries.transaction((transaction) =>
      jobs.send(transaction, 'dead-delivery', [{ delivery: 'committed' }]),
    );
    await jobs.work('dead-delivery', async (data) => void taken.push(data), true);
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
    const update = async (data: unknown) => {
      const { tenant } = data as JobData['update-stock'];
      if (running.has(tenant)) both.push(tenant);
      running.add(tenant);
      started.push(tenant);
      await gate;
      running.delete(tenant);
    };
    // As three processes do.
    for (let process = 0; process < 3; process += 1) await jobs.work('update-stock', update, true);
    await expect.poll(() => [...started].sort(), SOON).toEqual(['north', 'south']);
    // Stock that arrives during an update is published by the next one.
    await queue(['north', 'north', 'west']);
    // The third process leaves out the dealer whose update is running.
    await expect.poll(() => [...started].sort(), SOON).toEqual(['north', 'south', 'west']);
    openGate();
    await expect.poll(() => [...started].sort(), SOON).toEqual(['north', 'north', 'south', 'west']);
    expect(both).toEqual([]);
  });

  it('that are taken together succeed or are tried again each by itself, also while one of them takes long', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const attempts = new Map<number, number>();
    const done: number[] = [];
    await jobs.work('alert', async (data) => {
      const number = Number((data as NoticeJob).key);
      attempts.set(number, (attempts.get(number) ?? 0) + 1);
      if (number === 0) await gate;
      if (number === 1 && attempts.get(number) === 1) throw new Error('the mail server is down');
      done.push(number);
    });
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const notice = { tenant: 'north', to: 'ops-mail', target: 'ops@platform.example' } as const;
    const notices = numbers.map((number) => ({ ...notice, subject: '', text: '', key: String(number) }));
    await database.queries.transaction((transaction) => jobs.send(transaction, 'alert', notices));
    const others = numbers.slice(2);
    await expect.poll(() => others.filter((number) => !done.includes(number)), SOON).toEqual([]);
    expect(done).not.toContain(0);
    openGate();
    await expect.poll(() => done.includes(0) && done.includes(1), SOON).toBe(true);
    expect(attempts.get(1)).toBe(2);
    expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
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
