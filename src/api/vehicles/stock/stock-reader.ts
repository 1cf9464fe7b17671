import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readSiteStock } from '../../../frame/stock/read-site-stock.ts';
import { localTime } from '../../../lib/clock.ts';
import { committedStock, dataFiles, type StockFolders } from '../../../stock/data-folder/data-files.ts';
import { stockInUse } from '../../../stock/data-folder/stock-in-use.ts';
import { loadTenant } from '../../../tenant/load-tenant.ts';
import { DEFAULT_TIMEZONE } from '../../../tenant/schema/defaults/timezone.ts';
import { fileState } from '../../platform/file-state.ts';
import { safeError } from '../../platform/safe-error.ts';
import { type StockMetrics, stockCache } from './stock-cache.ts';
import { type TenantStock, tenantStock } from './tenant-stock.ts';

/** Finds a tenant's stock by its folder's name. Null if there is no such tenant, or its stock was never readable. */
export type StockOf = (name: string) => Promise<TenantStock | null>;

/** Stock that could not be read is read again after this time: the disk may have failed for a moment. */
const RETRY_MS = 60_000;

interface Reading {
  /** Differs if the tenant's files or the day have changed: some stock rules count days. */
  state: string;
  stock: Promise<TenantStock | null>;
  /** Estimated memory; null while the files are being read. */
  bytes: number | null;
  /** Milliseconds since 1970; null unless the files could not be read. */
  failedAt: number | null;
}

/** Bytes of stock that are kept unless the setting FORECOURT_STOCK_MB says otherwise: 200 dealers of 300 vehicles. */
export const DEFAULT_STOCK_BYTES = 512 * 2 ** 20;

/**
 * Memory of a stock for each byte of its files. Measured was the heap after a garbage collection with four copies of the
 * stock of demo dealers: 1.5 to 1.8 for 90 to 5,000 vehicles. The rest is for what requests add, such as the settings
 * of a vehicle, and for garbage.
 */
const MEMORY_PER_BYTE = 2;

/** Estimates the memory of a stock by the size of its files. */
async function memoryOf(folders: StockFolders): Promise<number> {
  const sizes = [join(folders.folder, 'site.yaml'), stockInUse(folders).file].map((file) =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) * MEMORY_PER_BYTE;
}

async function stateOf({ folder, data }: StockFolders, day: string): Promise<string> {
  // The committed stock too, because the import that replaces it may begin or be undone at any time.
  const files = [join(folder, 'site.yaml'), dataFiles(data).stock, committedStock(folder)];
  return [day, ...(await Promise.all(files.map(fileState)))].join('\n');
}

async function readStock(folders: StockFolders, now: Date): Promise<TenantStock> {
  const loaded = await loadTenant(folders.folder);
  if (!loaded.ok) throw new Error('The tenant cannot be loaded: npm run check lists the problems');
  const { cars } = await readSiteStock(stockInUse(folders).file, loaded.tenant.site);
  return tenantStock(loaded.tenant, cars, now);
}

export interface StockReaderOptions {
  /** Folders of a tenant; null if there is none. */
  foldersOf: (name: string) => Promise<StockFolders | null>;
  /** Stock that takes more memory than this, by an estimate, is forgotten and read again when it is needed. */
  maxBytes: number;
  metrics: StockMetrics;
  now: () => Date;
  log: Logger;
}

/**
 * Reads the stock of a tenant when it is first needed, and again if its files or the day have changed, or it was
 * forgotten because other tenants were used since. If a tenant's files cannot be read, its last stock is used until
 * they can, unless it was forgotten, and no other tenant is affected.
 */
export function stockReader({ foldersOf, maxBytes, metrics, now, log }: StockReaderOptions): StockOf {
  const readings = stockCache<Reading>(maxBytes, metrics);

  function startReading(
    name: string,
    folders: StockFolders,
    { state, earlier }: { state: string; earlier: Reading | undefined },
  ): Reading {
    const reading: Reading = {
      state,
      bytes: null,
      failedAt: null,
      stock: readStock(folders, now()).catch((error: unknown) => {
        reading.failedAt = now().getTime();
        log.warn(
          { tenant: name, error: safeError(error) },
          'this tenant’s stock cannot be read: npm run check lists the mistakes in its files',
        );
        return earlier?.stock ?? null;
      }),
    };
    void reading.stock.then(async () => {
      reading.bytes = await memoryOf(folders);
      readings.shrink();
    });
    return reading;
  }

  return async (name) => {
    const folders = await foldersOf(name);
    if (folders === null) {
      readings.delete(name);
      return null;
    }
    const earlier = readings.use(name);
    const timezone = (await earlier?.stock)?.tenant.site.timezone ?? DEFAULT_TIMEZONE;
    const state = await stateOf(folders, localTime(now(), timezone).date);
    // Another request may have begun to read meanwhile.
    const latest = readings.use(name);
    const { failedAt = null } = latest ?? {};
    const isRetryDue = failedAt !== null && now().getTime() - failedAt >= RETRY_MS;
    if (latest?.state === state && !isRetryDue) return latest.stock;
    const reading = startReading(name, folders, { state, earlier: latest });
    readings.set(name, reading);
    return reading.stock;
  };
}
