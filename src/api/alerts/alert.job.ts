import { z } from 'zod';
import { errorMessage } from '../../lib/error-message.ts';
import { defineJob } from '../platform/jobs/define-job.ts';
import { PermanentFailure } from '../platform/permanent-failure.ts';
import { alertJob, noticeJob } from './plan-alerts.ts';
import { sendAlert, sendNotice } from './send-alert.ts';

const schema = z.union([alertJob, noticeJob]);

declare module '../platform/jobs/job-types.ts' {
  interface JobData {
    alert: z.infer<typeof schema>;
  }
}

export const job = defineJob({
  name: 'alert',
  subject: 'alerts',
  schema,
  options: {},
  run: async (dependencies, alert) => {
    try {
      await ('delivery' in alert ? sendAlert(dependencies, alert) : sendNotice(dependencies, alert));
    } catch (error) {
      const problem = errorMessage(error);
      const about = 'delivery' in alert ? { delivery: alert.delivery } : { tenant: alert.tenant };
      dependencies.log.error({ ...about, to: alert.to, problem }, 'an alert could not be sent');
      if (!(error instanceof PermanentFailure)) throw error;
    }
  },
});
