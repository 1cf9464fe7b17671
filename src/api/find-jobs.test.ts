import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { findJobs } from './find-jobs.ts';
import type { Jobs } from './platform/jobs/open-jobs.ts';
import { queueOptions, RETRIES } from './platform/jobs/queue-options.ts';

it('finds each job by its file, which has the name of its queue', async () => {
  const files = globSync('src/api/**/*.job.ts').map((file) => basename(file, '.job.ts'));
  const jobs = await findJobs();
  expect(jobs.map(({ name }) => name).sort()).toEqual(files.sort());
});

it('gives each queue the options that its jobs need', async () => {
  const options = (await findJobs()).map((job) => {
    const { retryLimit, expireInSeconds, policy, deadLetter } = queueOptions(job, RETRIES);
    return [job.name, { retryLimit, expireInSeconds, policy, deadLetter }];
  });
  const common = { retryLimit: 32, expireInSeconds: 60, policy: undefined, deadLetter: undefined };
  const merged = { expireInSeconds: 1_800, policy: 'short' };
  expect(Object.fromEntries(options)).toMatchObject({
    alert: common,
    'dead-delivery': common,
    'deliver-lead': { ...common, deadLetter: 'dead-delivery' },
    'dead-stock': common,
    'update-stock': { ...merged, retryLimit: 5, deadLetter: 'dead-stock' },
    'check-feeds': { ...merged, retryLimit: 0, deadLetter: undefined },
  });
});

it('refuses data that do not fit a job when it is sent, by its type, and when it is run', async () => {
  const send: Jobs['send'] = async () => {};
  // @ts-expect-error The data of this job name a delivery.
  await send({} as never, 'deliver-lead', [{ lead: '1' }]);
  const job = (await findJobs()).find(({ name }) => name === 'deliver-lead');
  await expect(job?.run({} as never, { lead: '1' })).rejects.toThrow('delivery');
});
