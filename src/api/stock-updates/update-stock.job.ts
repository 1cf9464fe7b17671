import { z } from 'zod';
import { errorMessage } from '../../lib/error-message.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { safeError } from '../platform/safe-error.ts';
import { updateTenant } from './update-tenant.ts';

const schema = z.object({ tenant: z.string() });

declare module '../platform/jobs/job-types.ts' {
  interface JobData {
    'update-stock': z.infer<typeof schema>;
  }
}

/** Imports and publishes the stock that waits for a tenant. For each tenant at most one of these waits and one runs. */
export const job = defineJob({
  name: 'update-stock',
  subject: 'stockUpdates',
  schema,
  options: {
    maxRetries: 5,
    // The child process of the update is stopped earlier, see `updater.ts`.
    timeoutSeconds: 30 * 60,
    deadLetter: 'dead-stock',
    isMerged: true,
    // Rendering uses a whole processor, so a process publishes one tenant at a time.
    isSerial: true,
  },
  run: async (dependencies, { tenant }) => {
    try {
      await updateTenant(dependencies, tenant);
    } catch (error) {
      const problem = errorMessage(error);
      dependencies.log.error({ tenant, problem, error: safeError(error) }, 'a stock update failed');
      throw error;
    }
  },
});
