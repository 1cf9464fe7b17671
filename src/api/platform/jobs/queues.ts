import type { Queue } from 'pg-boss';

/** Decides when a failed job is tried again. Each wait is about twice the one before. */
export interface RetryPolicy {
  /** Number of further attempts. */
  limit: number;
  /** Seconds before the second attempt. */
  first: number;
  /** Seconds that a wait never exceeds. */
  longest: number;
}

/** Together the waits are about a day, so that a lead survives a mail server that is down overnight. */
export const RETRIES: RetryPolicy = { limit: 32, first: 10, longest: 3_600 };

/** Queue of jobs whose data is a `DeliveryJob`. */
export const DELIVER = 'deliver-lead';
/** Dead letter queue of `DELIVER`: deliveries whose last attempt failed or did not end. */
export const DEAD = 'dead-delivery';
/** Queue of jobs whose data is an `AlertJob` or a `NoticeJob`. */
export const ALERT = 'alert';

/** Queue of jobs whose data is a `StockJob`. For each tenant at most one waits and one runs. */
export const UPDATE_STOCK = 'update-stock';
/** Dead letter queue of `UPDATE_STOCK`: updates whose last attempt failed or did not end. */
export const DEAD_STOCK = 'dead-stock';
/** Queue with one job a minute, in which one of the processes checks all feeds. */
export const CHECK_FEEDS = 'check-feeds';

/** The update of a tenant counts as failed after this time. Its child process is stopped earlier, see `updater.ts`. */
const UPDATE_TIMEOUT_SECONDS = 30 * 60;

/** Any other attempt counts as failed after this time. Mail servers and webhooks get less time to answer. */
const ATTEMPT_TIMEOUT_SECONDS = 60;
/** Another worker takes a job over if its worker has not reported for this long. */
const HEARTBEAT_SECONDS = 10;
/** Finished jobs are kept for a week, so that ops can look at them in the database. */
const KEEP_FINISHED_SECONDS = 7 * 24 * 3_600;

/** Every queue with its options, dead letter queues first, because others refer to them. */
export function queues({ limit, first, longest }: RetryPolicy): Queue[] {
  const common = {
    retryLimit: limit,
    retryDelay: first,
    retryBackoff: true,
    retryDelayMax: longest,
    expireInSeconds: ATTEMPT_TIMEOUT_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    // A job must outlive a service that is stopped for weeks.
    retentionSeconds: 365 * 24 * 3_600,
    notify: true,
  };
  return [
    { name: DEAD, ...common },
    { name: ALERT, ...common },
    { name: DELIVER, ...common, deadLetter: DEAD },
    { name: DEAD_STOCK, ...common },
    {
      name: UPDATE_STOCK,
      ...common,
      retryLimit: Math.min(limit, 5),
      expireInSeconds: UPDATE_TIMEOUT_SECONDS,
      policy: 'short',
      deadLetter: DEAD_STOCK,
    },
    // A failed check is not repeated, because there is another one a minute later.
    { name: CHECK_FEEDS, ...common, retryLimit: 0, expireInSeconds: UPDATE_TIMEOUT_SECONDS, policy: 'short' },
  ];
}
