import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';
import { checkFeeds } from './check-feeds.ts';

declare module '../platform/jobs/job-types.ts' {
  interface JobData {
    'check-feeds': unknown;
  }
}

export const job = defineJob({
  name: 'check-feeds',
  subject: 'stockUpdates',
  schema: z.unknown(),
  options: {
    // A failed check is not repeated, because there is another one a minute later.
    maxRetries: 0,
    timeoutSeconds: 30 * 60,
    isMerged: true,
    isSerial: true,
    every: 'minute',
  },
  run: (dependencies) => checkFeeds(dependencies),
});
