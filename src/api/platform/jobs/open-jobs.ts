import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { errorMessage } from '../../../lib/error-message.ts';
import type { Database, Queries } from '../database/database.ts';
import { logOutage } from '../database/log-outage.ts';
import type { JobDefinition, JobOptions } from './define-job.ts';
import type { JobData, JobName } from './job-types.ts';
import { queueOptions, type RetryPolicy } from './queue-options.ts';

export interface Jobs {
  /**
   * Queues jobs in a transaction: they exist only if it is committed.
   *
   * @param key if given, at most one job with this key waits in the queue, and at most one runs
   */
  send: <Name extends JobName>(
    transaction: Queries,
    queue: Name,
    data: readonly (JobData[Name] & object)[],
    key?: string,
  ) => Promise<void>;
  /**
   * Starts to run a queue's jobs in this process, many at a time.
   *
   * @param handler runs one job; if it rejects, the job is tried again
   * @param isSerial one at a time in this process, and at most one with the same key in all processes
   */
  work: (queue: JobName, handler: (data: unknown) => Promise<void>, isSerial?: boolean) => Promise<void>;
  /** Queues one job each minute or hour, even if several processes call this. */
  repeat: (queue: JobName, every: NonNullable<JobOptions['every']>) => Promise<void>;
  /** Numbers of jobs by queue. They are up to ten seconds old. */
  counts: () => Promise<JobCounts[]>;
  /** Waits for running jobs. */
  close: () => Promise<void>;
}

export interface JobCounts {
  queue: string;
  waiting: number;
  running: number;
  /** Jobs whose last attempt failed, until they are deleted a week later. */
  failed: number;
}

export interface JobSettings {
  log: Logger;
  retries: RetryPolicy;
  /** All jobs of the service, each of which has a queue. */
  definitions: readonly JobDefinition[];
}

/**
 * Workers of one queue, and the jobs that each takes and runs at the same time. Jobs mostly wait for mail servers and
 * webhooks. Each new job makes every worker look for it, which is the most expensive query of a lead.
 */
const WORKERS = 3;
const BATCH = 8;
/** Running jobs may finish within this time when the process is asked to stop. */
const STOP_TIMEOUT_MS = 10_000;

/** In cron's notation. Not at the full hour, at which other programs of a machine begin. */
const SCHEDULES = { minute: '* * * * *', hour: '17 * * * *' } as const;

/** Runs one job of a batch, so that its failure does not fail the others. */
async function runJob(id: string, run: () => Promise<void>) {
  try {
    await run();
    return { id, status: 'completed' as const };
  } catch (error) {
    return { id, status: 'failed' as const, output: { message: errorMessage(error) } };
  }
}

/** Creates the queues that the database lacks, and gives the others their current options. */
async function createQueues(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  retries: RetryPolicy,
): Promise<void> {
  // Queues refer to their dead letter queues, so these come first.
  const { first = [], later = [] } = Object.groupBy(definitions, ({ options }) =>
    options.deadLetter === undefined ? 'first' : 'later',
  );
  for (const definition of [...first, ...later]) {
    const { name } = definition;
    const options = queueOptions(definition, retries);
    await boss.createQueue(name, options);
    const { policy: _, ...changeable } = options;
    // `createQueue` does not change the options of a queue that exists.
    await boss.updateQueue(name, changeable);
    // Makes pg-boss cache the queue. Otherwise `send` would query it outside of the transaction, and PGlite would never
    // answer that query, because it has one connection.
    await boss.getQueue(name);
  }
}

/**
 * Opens the job queues, which pg-boss keeps in the same database. Jobs that ran in a killed process are tried again
 * once its heartbeats are missing.
 */
export async function openJobs(
  database: Database,
  { log, retries, definitions }: JobSettings,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobStore,
    schema: 'jobs',
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    useListenNotify: true,
  });
  const outages = logOutage(log, 'the job queue', database.ping);
  boss.on('error', outages.failed);
  try {
    await boss.start();
    await createQueues(boss, definitions, retries);
  } catch (error) {
    outages.close();
    await boss.stop({ graceful: false });
    throw error;
  }
  return {
    send: async (transaction, queue, data, key) => {
      const keyOptions = key === undefined ? {} : { singletonKey: key, group: { id: key } };
      const jobs = data.map((job) => ({ data: job, ...keyOptions }));
      await boss.insert(queue, jobs, { db: fromDrizzle(transaction, sql) });
    },
    work: async (queue, handler, isSerial = false) => {
      const startWorker = async () => {
        let worker = '';
        worker = await boss.work(
          queue,
          {
            ...(isSerial ? { groupConcurrency: 1 } : { batchSize: BATCH }),
            perJobResults: true,
            pollingIntervalSeconds: 1,
            notifyPollingIntervalSeconds: 5,
          },
          async (jobs) => {
            const results = await Promise.all(jobs.map(({ id, data }) => runJob(id, () => handler(data))));
            // The worker then takes the next job at once instead of waiting for its next poll.
            boss.notifyWorker(worker);
            return results;
          },
        );
      };
      await Promise.all(Array.from({ length: isSerial ? 1 : WORKERS }, startWorker));
    },
    repeat: async (queue, every) => {
      await boss.schedule(queue, SCHEDULES[every]);
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
    close: async () => {
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
      outages.close();
    },
  };
}
