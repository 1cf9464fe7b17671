import { errorMessage } from '../lib/error-message.ts';
import type { AlertJob, NoticeJob } from './alerts/plan-alerts.ts';
import { sendAlert, sendNotice } from './alerts/send-alert.ts';
import { deliver, giveUp } from './lead-delivery/deliver.ts';
import type { DeliveryDependencies } from './lead-delivery/delivery-dependencies.ts';
import type { DeliveryJob } from './outbox/outbox.ts';
import type { Jobs } from './platform/jobs/open-jobs.ts';
import { ALERT, DEAD, DELIVER } from './platform/jobs/queues.ts';
import { PermanentFailure } from './platform/permanent-failure.ts';

/** Starts to run the jobs of deliveries and alerts in this process. */
export async function startWorkers({ work }: Jobs, dependencies: DeliveryDependencies): Promise<void> {
  await work<DeliveryJob>(DELIVER, ({ delivery }) => deliver(dependencies, delivery));
  await work<DeliveryJob>(DEAD, ({ delivery }) => giveUp(dependencies, delivery));
  await work<AlertJob | NoticeJob>(ALERT, async (job) => {
    try {
      await ('delivery' in job ? sendAlert(dependencies, job) : sendNotice(dependencies, job));
    } catch (error) {
      const problem = errorMessage(error);
      const about = 'delivery' in job ? { delivery: job.delivery } : { tenant: job.tenant };
      dependencies.log.error({ ...about, to: job.to, problem }, 'an alert could not be sent');
      if (!(error instanceof PermanentFailure)) throw error;
    }
  });
}
