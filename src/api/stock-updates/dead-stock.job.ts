import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';
import { reportProblem } from './report-problem.ts';

const schema = z.object({ tenant: z.string() });

declare module '../platform/jobs/job-types.ts' {
  interface JobData {
    'dead-stock': z.infer<typeof schema>;
  }
}

/** Reports an update whose last attempt failed or did not end. */
export const job = defineJob({
  name: 'dead-stock',
  subject: 'stockUpdates',
  schema,
  options: {},
  run: (dependencies, { tenant }) =>
    reportProblem(dependencies, tenant, 'crash', {
      reason: 'The import or build failed several times; the log has the errors.',
      next: `run: npm run build -- ${tenant}`,
    }),
});
