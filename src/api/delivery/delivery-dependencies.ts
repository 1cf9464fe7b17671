import type { Logger } from 'pino';
import type { AlertReceivers } from '../alerts/alert-receivers.ts';
import type { Database } from '../database/database.ts';
import type { PhotoFiles } from '../drafts/photo-files.ts';
import type { Jobs } from '../jobs/open-jobs.ts';
import type { MailPictures } from '../mail/mail-pictures.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { StockOf } from '../stock/stock-reader.ts';
import type { PostJson } from '../webhook/post-json.ts';
import type { Dealer } from './read-dealer.ts';

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
