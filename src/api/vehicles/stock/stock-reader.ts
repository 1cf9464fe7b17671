import { join } from 'node:path';
import type { Logger } from 'pino';
import { readSiteStock } from '../../../frame/stock/read-site-stock.ts';
import { localTime } from '../../../lib/clock.ts';
import { loadTenant } from '../../../tenant/load-tenant.ts';
import { DEFAULT_TIMEZONE } from '../../../tenant/schema/defaults/timezone.ts';
import { fileState } from '../../platform/file-state.ts';
import { safeError } from '../../platform/safe-error.ts';
import { type TenantStock, tenantStock } from './tenant-stock.ts';

/** Finds a tenant's stock by its folder's name. Null if there is no such tenant, or its stock was never readable. */
export type StockOf = (name: string) => Promise<TenantStock | null>;

/** Stock that could not be read is read again after this time: the disk may have failed for a moment. */
const RETRY_MS = 60_000;

interface Reading {
  /** Differs if the tenant's files or the day have changed: some stock rules count days. */
  state: string;
  stock: Promise<TenantStock | null>;
  /** Milliseconds since 1970; null unless the files could not be read. */
  failedAt: number | null;
}

async function stateOf(folder: string, day: string): Promise<string> {
  const files = ['site.yaml', 'stock.jsonl'].map((name) => fileState(join(folder, name)));
  return [day, ...(await Promise.all(files))].join('\n');
}

async function readStock(folder: string, now: Date): Promise<TenantStock> {
  const loaded = await loadTenant(folder);
  if (!loaded.ok) throw new Error('The tenant cannot be loaded: npm run check lists the problems');
  const { cars } = await readSiteStock(join(folder, 'stock.jsonl'), loaded.tenant.site);
  return tenantStock(loaded.tenant, cars, now);
}

/**
 * Reads the stock of a tenant when it is first needed, and again if its files or the day have changed. If a tenant's
 * files cannot be read, its last stock is used until they can, and no other tenant is affected.
 */
export function stockReader(
  folderOf: (name: string) => Promise<string | null>,
  now: () => Date,
  log: Logger,
): StockOf {
  const readings = new Map<string, Reading>();

  function startReading(
    name: string,
    folder: string,
    { state, earlier }: { state: string; earlier: Reading | undefined },
  ): Reading {
    const reading: Reading = {
      state,
      failedAt: null,
      stock: readStock(folder, now()).catch((error: unknown) => {
        reading.failedAt = now().getTime();
        log.warn(
          { tenant: name, error: safeError(error) },
          'this tenant’s stock cannot be read: npm run check lists the mistakes in its files',
        );
        return earlier?.stock ?? null;
      }),
    };
    return reading;
  }

  return async (name) => {
    const folder = await folderOf(name);
    if (folder === null) return null;
    const earlier = readings.get(name);
    const timezone = (await earlier?.stock)?.tenant.site.timezone ?? DEFAULT_TIMEZONE;
    const state = await stateOf(folder, localTime(now(), timezone).date);
    // Another request may have begun to read meanwhile.
    const latest = readings.get(name);
    const { failedAt = null } = latest ?? {};
    const isRetryDue = failedAt !== null && now().getTime() - failedAt >= RETRY_MS;
    if (latest?.state === state && !isRetryDue) return latest.stock;
    const reading = startReading(name, folder, { state, earlier: latest });
    readings.set(name, reading);
    return reading.stock;
  };
}
