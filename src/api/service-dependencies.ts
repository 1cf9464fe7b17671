import type { Logger } from 'pino';
import type { Captcha } from './captcha/captcha.ts';
import type { PhotoCleaner } from './drafts/photo-cleaner.ts';
import type { PhotoFiles } from './drafts/photo-files.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Database } from './platform/database/database.ts';
import type { Readiness } from './platform/health/readiness.ts';
import type { IsTrustedProxy } from './platform/http/requested-host.ts';
import type { Jobs } from './platform/jobs/open-jobs.ts';
import type { RateLimits } from './platform/limits/rate-limits.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { TenantOfHost } from './tenants/tenant-of-host.ts';
import type { Valuer } from './valuation/valuer.ts';
import type { SheetPrinter } from './vehicles/pdf/sheet-printer.ts';
import type { Geocoder } from './vehicles/places/geocoder.ts';
import type { StockOf } from './vehicles/stock/stock-reader.ts';

interface StockUpdates {
  /** Environment variables with the secrets of the tenants, see `tenantVariable`. */
  environment: NodeJS.ProcessEnv;
  /** Folder of a tenant; null if this service does not serve it. */
  folderOf: (tenant: string) => string | null;
  jobs: Pick<Jobs, 'send'>;
}

/** Everything that the service uses; tests replace some of it. */
export interface ServiceDependencies {
  database: Database;
  /** Queues the deliveries of new leads. */
  outbox: Pick<Outbox, 'add'>;
  limits: RateLimits;
  captcha: Captcha;
  tenantOfHost: TenantOfHost;
  isTrustedProxy: IsTrustedProxy;
  stockOf: StockOf;
  photoFiles: PhotoFiles;
  photoCleaner: PhotoCleaner;
  /** Draws the PDFs of vehicles. */
  sheetPrinter: SheetPrinter;
  /** Estimates the value of vehicles that shoppers want to sell or trade in. */
  valuer: Valuer;
  /** Provider of positions; if null, positions come from our table of postcodes. */
  geocoder: Geocoder | null;
  /** Stores stock that dealers' systems send; null if this process accepts no stock updates. */
  stockUpdates: StockUpdates | null;
  metrics: Metrics;
  /** Finds out whether leads can be stored at the moment. */
  checkReadiness: () => Promise<Readiness>;
  now: () => Date;
  log: Logger;
}
