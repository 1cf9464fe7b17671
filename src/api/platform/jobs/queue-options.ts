import type { Queue } from 'pg-boss';
import type { JobDefinition } from './define-job.ts';

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

/** An attempt counts as failed after this time. Mail servers and webhooks get less time to answer. */
const ATTEMPT_TIMEOUT_SECONDS = 60;
/** Another worker takes a job over if its worker has not reported for this long. */
const HEARTBEAT_SECONDS = 10;
/** Finished jobs are kept for a week, so that ops can look at them in the database. */
const KEEP_FINISHED_SECONDS = 7 * 24 * 3_600;

/** The options of a job's queue. */
export const queueOptions = (
  { options: { maxRetries = Number.POSITIVE_INFINITY, timeoutSeconds, deadLetter, isMerged } }: JobDefinition,
  { limit, first, longest }: RetryPolicy,
): Omit<Queue, 'name'> => ({
  retryLimit: Math.min(limit, maxRetries),
  retryDelay: first,
  retryBackoff: true,
  retryDelayMax: longest,
  expireInSeconds: timeoutSeconds ?? ATTEMPT_TIMEOUT_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  // A job must outlive a service that is stopped for weeks.
  retentionSeconds: 365 * 24 * 3_600,
  notify: true,
  ...(isMerged && { policy: 'short' }),
  ...(deadLetter !== undefined && { deadLetter }),
});
