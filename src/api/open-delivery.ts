import { basename, join } from 'node:path';
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
import { webhookSecretName } from './platform/outgoing/sign.ts';
import type { Dealer } from './tenants/dealer.ts';
import { readDealer } from './tenants/read-dealer.ts';
import { type StockOf, stockReader } from './vehicles/stock/stock-reader.ts';

export interface DeliverySettings {
  /** Mail server, see `MailSettings`. */
  smtpUrl: string | undefined;
  /** Address that mails come from. */
  from: string;
  alerts: AlertReceivers;
  /** Private addresses or networks that webhooks may reach. */
  privateWebhooks: readonly string[];
  retries: RetryPolicy;
  /** Holds the secrets of webhooks, see `webhookSecretName`. */
  environment: NodeJS.ProcessEnv;
}

interface OpenDeliverySettings {
  /** Folders of the tenants. */
  folders: readonly string[];
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

async function readDealers(folders: readonly string[]): Promise<Map<string, Dealer>> {
  const found = await Promise.all(
    folders.map(async (folder) => [basename(folder), await readDealer(folder)] as const),
  );
  return new Map(found.flatMap(([name, dealer]) => (dealer === null ? [] : [[name, dealer]])));
}

/** Logs a warning for each tenant without receivers, or without the secret of its webhook. */
function warnAboutReceivers(
  dealers: ReadonlyMap<string, Dealer>,
  environment: NodeJS.ProcessEnv,
  log: Logger,
): void {
  for (const [tenant, { receivers }] of dealers) {
    const { emails, crm_emails, webhook } = receivers(null, null);
    if (emails.length + crm_emails.length === 0 && webhook === null)
      log.warn(
        { tenant },
        'this tenant’s leads are stored but sent to nobody: add leads.emails to its site.yaml',
      );
    if (webhook !== null && !environment[webhookSecretName(tenant)])
      log.warn(
        { tenant },
        `leads cannot be sent to this tenant’s webhook: set the environment variable ${webhookSecretName(tenant)} and start the service again`,
      );
  }
}

/** Opens the job queues and everything that delivers leads. */
export async function openDelivery(
  database: Database,
  { folders, data, delivery, log, ...settings }: OpenDeliverySettings,
  { registry } = createMetrics(),
): Promise<OpenDelivery> {
  const { smtpUrl, from, alerts, privateWebhooks, retries, environment } = delivery;
  const dealers = await readDealers(folders);
  warnAboutReceivers(dealers, environment, log);
  const dealerOf = (tenant: string) => dealers.get(tenant) ?? null;
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
    stockOf: settings.stockOf ?? stockReader(folders, now, log),
    photoFiles: photoFiles(photoFolder(data)),
    from,
    post,
    environment,
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
