import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';
import { deliver } from './deliver.ts';

const schema = z.object({
  /** Id of a row of `deliveries`. */
  delivery: z.string(),
});

declare module '../platform/jobs/job-types.ts' {
  interface JobData {
    'deliver-lead': z.infer<typeof schema>;
  }
}

export const job = defineJob({
  name: 'deliver-lead',
  subject: 'leadDelivery',
  schema,
  options: { deadLetter: 'dead-delivery' },
  run: (dependencies, { delivery }) => deliver(dependencies, delivery),
});
