import { Gauge, type Registry } from 'prom-client';
import type { Jobs } from '../jobs/open-jobs.ts';

/** Registers a gauge of the jobs in the database. The returned function reads its values. */
export function createJobMetrics(registry: Registry, { counts }: Pick<Jobs, 'counts'>): () => Promise<void> {
  const jobs = new Gauge({
    name: 'forecourt_jobs',
    help: 'Jobs of each queue that wait, run, or failed for good in the last week.',
    labelNames: ['queue', 'state'],
    registers: [registry],
  });

  return async () => {
    for (const { queue, waiting: queued, running, failed } of await counts()) {
      jobs.set({ queue, state: 'waiting' }, queued);
      jobs.set({ queue, state: 'running' }, running);
      jobs.set({ queue, state: 'failed' }, failed);
    }
  };
}
