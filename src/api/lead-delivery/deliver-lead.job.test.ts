import { expect, it } from 'vitest';
import { queueOptions, RETRIES } from '../platform/jobs/queue-options.ts';
import { job } from './deliver-lead.job.ts';

const HOUR = 3_600;

it('a delivery is retried within a minute at first, and for about a day in total', () => {
  const deliver = queueOptions(job, RETRIES);
  const { retryLimit = 0, retryDelay = 0, retryDelayMax = 0, retentionSeconds = 0 } = deliver;
  // Each wait is twice the one before, up to the longest.
  const waits = Array.from({ length: retryLimit }, (_, i) => Math.min(retryDelay * 2 ** i, retryDelayMax));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(deliver.retryBackoff).toBe(true);
  expect(waits[0]).toBeLessThanOrEqual(60);
  expect(total).toBeGreaterThan(20 * HOUR);
  expect(total).toBeLessThan(36 * HOUR);
  expect(retentionSeconds).toBeGreaterThan(total);
});
