import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { removeOldAddresses } from './remove-old-addresses.ts';

declare module '../platform/jobs/job-types.ts' {
  interface JobData {
    'remove-old-addresses': unknown;
  }
  interface JobDependencies {
    notFound: { database: Database; now: () => Date } | null;
  }
}

export const job = defineJob({
  name: 'remove-old-addresses',
  subject: 'notFound',
  schema: z.unknown(),
  // A failed run is not repeated, because there is another one an hour later.
  options: { maxRetries: 0, isMerged: true, isSerial: true, every: 'hour' },
  run: ({ database, now }) => removeOldAddresses(database, now()),
});
