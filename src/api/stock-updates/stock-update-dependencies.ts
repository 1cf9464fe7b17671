import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import type { StockFolders } from '../../stock/data-folder/data-files.ts';
import type { StockFeed } from '../../tenant/schema/stock-feed.ts';
import type { AlertReceivers } from '../alerts/plan-alerts.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/open-jobs.ts';
import type { Dealer } from '../tenants/dealer.ts';
import type { SecretsOf } from '../tenants/tenant-secrets.ts';
import type { FetchFeed } from './fetch-feed.ts';
import type { Updater } from './updater.ts';

export interface StockUpdateDependencies {
  database: Database;
  jobs: Pick<Jobs, 'send'>;
  dealerOf: (tenant: string) => Promise<Dealer | null>;
  secretsOf: SecretsOf;
  alerts: AlertReceivers;
  now: () => Date;
  log: Logger;
  /** Folders of a tenant; null if this service does not serve it. */
  foldersOf: (tenant: string) => Promise<StockFolders | null>;
  /** Settings of the tenants' feeds by name. */
  feeds: () => Promise<ReadonlyMap<string, StockFeed>>;
  /** Folder of the built sites. */
  dist: string;
  updater: Updater;
  fetchFeed: FetchFeed;
  updateSeconds: Histogram<'outcome'>;
}

declare module '../platform/jobs/job-types.ts' {
  interface JobDependencies {
    stockUpdates: StockUpdateDependencies | null;
  }
}
