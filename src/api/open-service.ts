import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createStorageWatch, keepWatching } from './alerts/watch-storage.ts';
import { altcha } from './captcha/altcha.ts';
import { serviceSecret } from './captcha/service-secret.ts';
import { openCommandServer } from './commands/command-server.ts';
import { createPhotoCleaner } from './drafts/photo-cleaner.ts';
import { photoFiles, photoFolder } from './drafts/photo-files.ts';
import { keepRemovingDrafts } from './drafts/remove-old-drafts.ts';
import { createOutboxMetrics } from './lead-delivery/outbox-metrics.ts';
import { createLeadsStored } from './lead-forms/accept-lead.ts';
import { leads } from './leads/schema.ts';
import { type DeliverySettings, type OpenDelivery, openDelivery } from './open-delivery.ts';
import { deliveries } from './outbox/schema.ts';
import type { Database } from './platform/database/database.ts';
import { logOutage } from './platform/database/log-outage.ts';
import { createReadiness } from './platform/health/readiness.ts';
import { trustedProxies } from './platform/http/requested-host.ts';
import { createRateLimits } from './platform/limits/rate-limits.ts';
import { createJobMetrics } from './platform/metrics/job-metrics.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { type MetricsAddress, openMetrics } from './platform/metrics/open-metrics.ts';
import { protectFolder } from './platform/protect-folder.ts';
import { createService } from './service.ts';
import { openStockUpdates, type StockSettings } from './stock-updates/open-stock-updates.ts';
import type { TenantPlace } from './tenants/scan-tenants.ts';
import { openTenantDirectory } from './tenants/tenant-directory.ts';
import { stockValuer } from './valuation/stock-valuer.ts';
import { createSheetPrinter } from './vehicles/pdf/sheet-printer.ts';
import { googleGeocoder } from './vehicles/places/google-geocoder.ts';
import { createStockMetrics } from './vehicles/stock/stock-cache.ts';
import { stockReader } from './vehicles/stock/stock-reader.ts';

export interface ServiceSettings {
  place: TenantPlace;
  /** Folder of the tenants' data folders: what is imported for them. */
  dataRoot: string;
  /** Folder for the embedded database, and for what other processes need to reach this one. */
  data: string;
  /** URL of a PostgreSQL server; undefined to use the embedded database. */
  databaseUrl: string | undefined;
  /** Addresses of trusted proxies, see `trustedProxies`. */
  proxies: string;
  delivery: DeliverySettings;
  /** Name of the tenant that also answers at `localhost`. */
  atLocalhost?: string;
  /** Key of Google's Geocoding API; if undefined, positions come from our table of postcodes. */
  googleKey?: string | undefined;
  /** Memory for the stock of all tenants, see `StockReaderOptions`. */
  stockBytes: number;
  /** Null if the process accepts no stock updates. */
  stock: StockSettings | null;
  /** Address to serve metrics at; null if they are not served. */
  metricsAt: MetricsAddress | null;
  /** Secret that signs captcha tasks; if undefined, the service creates one and keeps it in its database. */
  captchaSecret?: string | undefined;
  log: Logger;
}

export interface OpenService {
  listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Waits for running deliveries and closes the database. First stop the servers that use the listener. */
  close: () => Promise<void>;
}

/**
 * Opens the embedded database, or the PostgreSQL server if one is configured. Only the driver that is used is loaded.
 *
 * @throws Locked if another process has the embedded database open
 * @throws Error if the PostgreSQL server cannot be reached or refuses
 */
export async function openDatabase(
  { data, databaseUrl }: Pick<ServiceSettings, 'data' | 'databaseUrl'>,
  log: Logger,
): Promise<Database> {
  if (databaseUrl === undefined) return (await import('./platform/database/open-pglite.ts')).openPGlite(data);
  const { openPostgreSQL } = await import('./platform/database/open-postgresql.ts');
  let database: Database | null = null;
  const outages = logOutage(log, 'a connection to the database', async () => database?.ping());
  database = await openPostgreSQL(databaseUrl, outages.failed);
  const { close } = database;
  return {
    ...database,
    close: async () => {
      outages.close();
      await close();
    },
  };
}

/** Opens what services and workers have in common. If one step fails, closes what is already open. */
async function openSharedDependencies(settings: Omit<ServiceSettings, 'proxies'>) {
  const { place, dataRoot, atLocalhost, data, metricsAt, log } = settings;
  protectFolder(data, log);
  const metrics = createMetrics();
  const database = await openDatabase(settings, log);
  const checkReadiness = createReadiness(database, [leads, deliveries], data, () => new Date());
  let delivery: OpenDelivery | null = null;
  let metricsServer: { close: () => Promise<void> } | null = null;
  let stopWatching: () => Promise<void> = async () => {};
  let stockUpdates: ReturnType<typeof openStockUpdates> = null;
  const close = async () => {
    await stopWatching();
    // Running jobs end first, because they use the database and the stock updates.
    await delivery?.close();
    stockUpdates?.updater.close();
    await metricsServer?.close();
    await database.close();
  };
  try {
    const now = () => new Date();
    const { environment } = settings.delivery;
    const tenants = openTenantDirectory({ place, dataRoot, atLocalhost, environment, now, log });
    const stockOf = stockReader({
      foldersOf: tenants.foldersOf,
      maxBytes: settings.stockBytes,
      metrics: createStockMetrics(metrics.registry),
      now,
      log,
    });
    delivery = await openDelivery(database, { ...settings, tenants, stockOf }, metrics);
    const { jobs, outbox } = delivery;
    stopWatching = keepWatching(createStorageWatch(delivery.dependencies, checkReadiness, data));
    metricsServer =
      metricsAt &&
      (await openMetrics(metrics, metricsAt, {
        readers: [
          createOutboxMetrics(metrics.registry, database, () => Date.now()),
          createJobMetrics(metrics.registry, jobs),
        ],
        checkReadiness,
        log,
      }));
    stockUpdates = openStockUpdates(
      { ...delivery.dependencies, foldersOf: tenants.foldersOf, feeds: tenants.feeds },
      metrics.registry,
      settings,
    );
    await delivery.start({ stockUpdates, notFound: { database, now } });
    return { database, metrics, tenants, outbox, stockOf, stockUpdates, checkReadiness, close };
  } catch (error) {
    // The first error is the one to report.
    await close().catch(() => {});
    throw error;
  }
}

/**
 * Opens the database and makes the service, as a listener for any of Node's HTTP servers. If one step fails, closes what
 * is already open.
 */
export async function openService(settings: ServiceSettings): Promise<OpenService> {
  const { data, databaseUrl, proxies, googleKey, captchaSecret, log } = settings;
  const isTrustedProxy = trustedProxies(proxies);
  const shared = await openSharedDependencies(settings);
  const { database, metrics, tenants, outbox, stockOf, stockUpdates, checkReadiness } = shared;
  const photos = photoFiles(photoFolder(data));
  const photoCleaner = createPhotoCleaner();
  const sheetPrinter = createSheetPrinter();
  const stopRemoving = keepRemovingDrafts(database, photos, log);
  let commands: { close: () => Promise<void> } | null = null;
  const close = async () => {
    try {
      photoCleaner.close();
      sheetPrinter.close();
      await commands?.close();
      await stopRemoving();
    } finally {
      await shared.close();
    }
  };
  const now = () => new Date();
  try {
    const service = createService({
      database,
      outbox,
      limits: createRateLimits(database, now),
      captcha: altcha(captchaSecret ?? (await serviceSecret(database)), now),
      tenantOfHost: tenants.ofHost,
      isTrustedProxy,
      stockOf,
      photoFiles: photos,
      photoCleaner,
      sheetPrinter,
      valuer: stockValuer,
      geocoder: googleKey === undefined ? null : googleGeocoder(googleKey),
      stockUpdates,
      requests: metrics.requests,
      leadsStored: createLeadsStored(metrics.registry),
      checkReadiness,
      now,
      log,
    });
    // With a PostgreSQL server, commands open the database themselves.
    if (databaseUrl === undefined) commands = await openCommandServer(database, outbox, data);
    return { listener: getRequestListener(service.fetch, { overrideGlobalObjects: false }), close };
  } catch (error) {
    // The first error is the one to report.
    await close().catch(() => {});
    throw error;
  }
}

/** Delivers leads and publishes stock in this process, without answering requests. */
export const openWorker = (
  settings: Omit<ServiceSettings, 'atLocalhost' | 'proxies'>,
): Promise<{ close: () => Promise<void> }> => openSharedDependencies(settings);
