import type { Logger } from 'pino';
import type { AlertReceivers } from '../alerts/alert-receivers.ts';
import type { PhotoFiles } from '../drafts/photo-files.ts';
import type { MailPictures } from '../mail-design/mail-pictures.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/open-jobs.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { PostJson } from '../platform/outgoing/post-json.ts';
import type { Dealer } from '../tenants/read-dealer.ts';
import type { StockOf } from '../vehicles/stock/stock-reader.ts';

/** Everything that delivering leads uses; tests replace some of it. */
export interface DeliveryDependencies {
  database: Database;
  jobs: Pick<Jobs, 'send'>;
  dealerOf: (tenant: string) => Dealer | null;
  mailer: Mailer;
  /** Makes the pictures of mails. */
  pictures: Omit<MailPictures, 'close'>;
  stockOf: StockOf;
  photoFiles: Pick<PhotoFiles, 'read'>;
  /** Address that mails come from. */
  from: string;
  post: PostJson;
  environment: NodeJS.ProcessEnv;
  alerts: AlertReceivers;
  metrics: Metrics;
  now: () => Date;
  log: Logger;
}
