import type { AlertReceivers } from '../alerts/plan-alerts.ts';
import type { PhotoFiles } from '../drafts/photo-files.ts';
import type { SceneDependencies } from '../lead-mails/mail-scene.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/open-jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { PostJson } from '../platform/outgoing/post-json.ts';
import type { Dealer } from '../tenants/dealer.ts';
import type { SecretsOf } from '../tenants/tenant-secrets.ts';
import type { DeliveryMetrics } from './delivery-metrics.ts';

/** Tests replace some of these. */
export interface DeliveryDependencies extends SceneDependencies {
  database: Database;
  jobs: Pick<Jobs, 'send'>;
  dealerOf: (tenant: string) => Promise<Dealer | null>;
  mailer: Mailer;
  photoFiles: Pick<PhotoFiles, 'read'>;
  /** Address that mails come from. */
  from: string;
  post: PostJson;
  secretsOf: SecretsOf;
  alerts: AlertReceivers;
  metrics: DeliveryMetrics;
}

declare module '../platform/jobs/job-types.ts' {
  interface JobDependencies {
    leadDelivery: DeliveryDependencies;
  }
}
