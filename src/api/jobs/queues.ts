import type { Queue } from 'pg-boss';

/** Waits between attempts to deliver, in seconds. Each wait is about twice the one before. */
export interface RetryPolicy {
  limit: number;
  first: number;
  longest: number;
}

/** About a day, which outlasts a mail server that is down overnight. */
export const RETRIES: RetryPolicy = { limit: 32, first: 10, longest: 3_600 };

/** Jobs whose data is a `DeliveryJob`. */
export const DELIVER = 'deliver-lead';
/** A delivery that has failed for the last time, also because its process ended during the last attempt. */
export const DEAD = 'dead-delivery';
/** Jobs whose data is an `AlertJob`. */
export const ALERT = 'alert';

/** Jobs whose data is a `StockJob`: one waits for each tenant, and one runs. */
export const UPDATE_STOCK = 'update-stock';
/** An update that failed for the last time. */
export const DEAD_STOCK = 'dead-stock';
/** A check of all feeds, once a minute, by one of the processes. */
export const CHECK_FEEDS = 'check-feeds';

/** Seconds for the update of a tenant. */
const UPDATE_EXPIRES = 30 * 60;

/** Seconds after which an attempt counts as failed. Mail servers and webhooks get less time than this. */
const EXPIRES = 60;
/** Seconds without a sign of life after which another worker takes a job over. */
const HEARTBEAT = 10;
/** Finished jobs are kept for a week, for ops who look into the tables. */
const KEPT = 7 * 24 * 3_600;

/** Every queue with its options, dead letter queues first, because others refer to them. */
export function queues({ limit, first, longest }: RetryPolicy): Queue[] {
  const common = {
    retryLimit: limit,
    retryDelay: first,
    retryBackoff: true,
    retryDelayMax: longest,
    expireInSeconds: EXPIRES,
    heartbeatSeconds: HEARTBEAT,
    deleteAfterSeconds: KEPT,
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
      expireInSeconds: UPDATE_EXPIRES,
      policy: 'short',
      deadLetter: DEAD_STOCK,
    },
    // The next minute checks again.
    { name: CHECK_FEEDS, ...common, retryLimit: 0, expireInSeconds: UPDATE_EXPIRES, policy: 'short' },
  ];
}
