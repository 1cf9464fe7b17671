import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Queries } from '../database/database.ts';
import { safeError } from '../safe-error.ts';
import { queues, type RetryPolicy } from './queues.ts';

/** Handles one job. If it rejects, the job is tried again. */
export type JobHandler<Data> = (data: Data) => Promise<void>;

export interface Jobs {
  /**
   * Queues jobs in a transaction: they exist if it is committed.
   *
   * @param key jobs with the same key are one while they wait, and run one at a time
   */
  send: (transaction: Queries, queue: string, data: readonly object[], key?: string) => Promise<void>;
  /** Starts taking a queue's jobs in this process, by default several at a time. */
  work: <Data>(queue: string, handler: JobHandler<Data>, atOnce?: number) => Promise<void>;
  /** Queues a job each minute, however many processes do so. */
  everyMinute: (queue: string) => Promise<void>;
  /** Numbers of jobs by queue. They are up to ten seconds old. */
  counts: () => Promise<JobCounts[]>;
  /** Waits for running jobs. */
  close: () => Promise<void>;
}

export interface JobCounts {
  queue: string;
  waiting: number;
  running: number;
  /** Failed for good, and not removed yet. */
  failed: number;
}

export interface JobSettings {
  log: Logger;
  retries: RetryPolicy;
}

/** Jobs of one queue that a process runs at the same time. Most of their time is waiting for others. */
const AT_ONCE = 8;
/** Milliseconds for running jobs when the process is asked to stop. */
const PATIENCE_MS = 10_000;

/**
 * Opens the job queues, which pg-boss keeps in the same database. Jobs that a killed process had in hand are tried
 * again when its signs of life are missing.
 */
export async function openJobs(database: Database, { log, retries }: JobSettings): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobStore,
    schema: 'jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ error: safeError(error) }, 'the job queue had an error'));
  await boss.start();
  for (const { name, ...options } of queues(retries)) {
    await boss.createQueue(name, options);
    const { policy: _, ...changeable } = options;
    // A queue that exists keeps its old options otherwise.
    await boss.updateQueue(name, changeable);
    // So that no transaction has to wait for a query outside it, which PGlite would never answer.
    await boss.getQueue(name);
  }
  return {
    send: async (transaction, queue, data, key) => {
      const same = key === undefined ? {} : { singletonKey: key, group: { id: key } };
      const jobs = data.map((job) => ({ data: job, ...same }));
      await boss.insert(queue, jobs, { db: fromDrizzle(transaction, sql) });
    },
    work: async <Data>(queue: string, handler: JobHandler<Data>, atOnce = AT_ONCE) => {
      const startWorker = async () => {
        let worker = '';
        worker = await boss.work<Data>(
          queue,
          { groupConcurrency: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 },
          async (jobs) => {
            for (const { data } of jobs) await handler(data);
            // It takes the next job at once, instead of when it polls again.
            boss.notifyWorker(worker);
          },
        );
      };
      await Promise.all(Array.from({ length: atOnce }, startWorker));
    },
    everyMinute: async (queue) => {
      await boss.schedule(queue, '* * * * *');
    },
    counts: async () => {
      const found = await boss.getQueues();
      return found.map(({ name, queuedCount, activeCount, failedCount }) => ({
        queue: name,
        waiting: queuedCount,
        running: activeCount,
        failed: failedCount,
      }));
    },
    close: () => boss.stop({ graceful: true, timeout: PATIENCE_MS }),
  };
}
