import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';
import { giveUp } from './deliver.ts';

const schema = z.object({ delivery: z.string() });

declare module '../platform/jobs/job-types.ts' {
  interface JobData {
    'dead-delivery': z.infer<typeof schema>;
  }
}

/** Gives up a delivery whose last attempt failed or did not end. */
export const job = defineJob({
  name: 'dead-delivery',
  subject: 'leadDelivery',
  schema,
  options: {},
  run: (dependencies, { delivery }) => giveUp(dependencies, delivery),
});
