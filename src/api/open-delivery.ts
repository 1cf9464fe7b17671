import { join } from 'node:path';
import type { Logger } from 'pino';
import type { AlertReceivers } from './alerts/plan-alerts.ts';
import { photoFiles, photoFolder } from './drafts/photo-files.ts';
import { findJobs } from './find-jobs.ts';
import type { DeliveryDependencies } from './lead-delivery/delivery-dependencies.ts';
import { createDeliveryMetrics } from './lead-delivery/delivery-metrics.ts';
import { createMailPictures } from './mail-design/mail-pictures.ts';
import { createOutbox, type Outbox } from './outbox/outbox.ts';
import type { Database } from './platform/database/database.ts';
import type { JobDependencies } from './platform/jobs/job-types.ts';
import { type Jobs, openJobs } from './platform/jobs/open-jobs.ts';
import type { RetryPolicy } from './platform/jobs/queue-options.ts';
import { startJobs } from './platform/jobs/start-jobs.ts';
import { startMailer } from './platform/mail/start-mailer.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { jsonPoster } from './platform/outgoing/post-json.ts';
import type { TenantDirectory } from './tenants/tenant-directory.ts';
import { createStockMetrics } from './vehicles/stock/stock-cache.ts';
import { DEFAULT_STOCK_BYTES, type StockOf, stockReader } from './vehicles/stock/stock-reader.ts';

export interface DeliverySettings {
  /** Mail server, see `MailSettings`. */
  smtpUrl: string | undefined;
  /** Address that mails come from. */
  from: string;
  alerts: AlertReceivers;
  /** Private addresses or networks that webhooks may reach. */
  privateWebhooks: readonly string[];
  retries: RetryPolicy;
  /** Holds the secrets of dealers, see `TenantSecrets`. */
  environment: NodeJS.ProcessEnv;
}

interface OpenDeliverySettings {
  tenants: TenantDirectory;
  /** Folder of the service's data. If there is no mail server, mails are written below it. */
  data: string;
  delivery: DeliverySettings;
  log: Logger;
  /** Reads the stock; absent for a reader of its own. */
  stockOf?: StockOf;
}

export interface OpenDelivery {
  outbox: Outbox;
  jobs: Jobs;
  dependencies: DeliveryDependencies;
  /** Starts to run jobs in this process. */
  start: (others: Omit<JobDependencies, 'leadDelivery' | 'alerts'>) => Promise<void>;
  /** Waits for running deliveries, then stops the queues. */
  close: () => Promise<void>;
}

/** Opens the job queues and everything that delivers leads. */
export async function openDelivery(
  database: Database,
  { tenants, data, delivery, log, ...settings }: OpenDeliverySettings,
  { registry } = createMetrics(),
): Promise<OpenDelivery> {
  const { smtpUrl, from, alerts, privateWebhooks, retries } = delivery;
  const { dealerOf, secretsOf } = tenants;
  const definitions = await findJobs();
  const jobs = await openJobs(database, { log, retries, definitions });
  const now = () => new Date();
  const mailer = startMailer({ smtpUrl, from, folder: join(data, 'mail') });
  const pictures = createMailPictures({ log });
  const post = jsonPoster(privateWebhooks);
  const dependencies = {
    database,
    jobs,
    dealerOf,
    mailer,
    pictures,
    stockOf:
      settings.stockOf ??
      stockReader({
        foldersOf: tenants.foldersOf,
        maxBytes: DEFAULT_STOCK_BYTES,
        metrics: createStockMetrics(registry),
        now,
        log,
      }),
    photoFiles: photoFiles(photoFolder(data)),
    from,
    post,
    secretsOf,
    alerts,
    metrics: createDeliveryMetrics(registry),
    now,
    log,
  };
  return {
    jobs,
    dependencies,
    outbox: createOutbox(database, jobs, dealerOf, now),
    start: (others) =>
      startJobs(jobs, definitions, { leadDelivery: dependencies, alerts: dependencies, ...others }),
    close: async () => {
      await jobs.close();
      mailer.close();
      pictures.close();
    },
  };
}
