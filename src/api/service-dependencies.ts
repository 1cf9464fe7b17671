import type { Logger } from 'pino';
import type { Captcha } from './captcha/captcha.ts';
import type { Database } from './database/database.ts';
import type { PhotoFiles } from './drafts/photo-files.ts';
import type { Jobs } from './jobs/open-jobs.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Geocoder } from './places/geocoder.ts';
import type { TrustedProxies } from './requested-host.ts';
import type { StockOf } from './stock/stock-reader.ts';
import type { TenantOfHost } from './tenant-of-host.ts';
import type { Valuer } from './valuation/valuer.ts';

interface StockUpdates {
  /** Holds the secrets, see `tenantVariable`. */
  environment: NodeJS.ProcessEnv;
  /** Folder of a tenant; null for one that is not served. */
  folderOf: (tenant: string) => string | null;
  jobs: Pick<Jobs, 'send'>;
}

/** Parts that the service is made of; tests pass others. */
export interface ServiceDependencies {
  database: Database;
  /** Queues the deliveries of new leads. */
  outbox: Pick<Outbox, 'add'>;
  limits: RateLimits;
  captcha: Captcha;
  tenantOfHost: TenantOfHost;
  isTrustedProxy: TrustedProxies;
  stockOf: StockOf;
  photoFiles: PhotoFiles;
  /** Values the vehicles of shoppers who want to sell or trade in. */
  valuer: Valuer;
  /** A provider for positions; null: the table of postcodes only. */
  geocoder: Geocoder | null;
  /** Takes new stock from dealers' systems; null: this process takes none. */
  stockUpdates: StockUpdates | null;
  metrics: Metrics;
  now: () => Date;
  log: Logger;
}
