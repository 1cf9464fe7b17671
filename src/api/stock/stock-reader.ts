import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import { readSiteStock } from '../../frame/stock/read-site-stock.ts';
import { localTime } from '../../lib/clock.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { DEFAULT_TIMEZONE } from '../../tenant/schema/defaults/timezone.ts';
import { safeError } from '../safe-error.ts';
import { type TenantStock, tenantStock } from './tenant-stock.ts';

/** Finds a tenant's stock by its folder's name. Null if there is no such tenant, or its stock was never readable. */
export type StockOf = (name: string) => Promise<TenantStock | null>;

interface Reading {
  /** Differs if the tenant's files or the day have changed: some stock rules count days. */
  state: string;
  stock: Promise<TenantStock | null>;
}

async function fileState(path: string): Promise<string> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return stats === null ? 'none' : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
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
 * files cannot be read, its last stock is used, and no other tenant is affected.
 */
export function stockReader(folders: readonly string[], now: () => Date, log: Logger): StockOf {
  const folderOf = new Map(folders.map((folder) => [basename(folder), folder]));
  const readings = new Map<string, Reading>();

  async function read(
    name: string,
    folder: string,
    earlier: Reading | undefined,
  ): Promise<TenantStock | null> {
    try {
      return await readStock(folder, now());
    } catch (error) {
      log.warn(
        { tenant: name, error: safeError(error) },
        'this tenant’s stock cannot be read: npm run check lists the mistakes in its files',
      );
      return (await earlier?.stock) ?? null;
    }
  }

  return async (name) => {
    const folder = folderOf.get(name);
    if (folder === undefined) return null;
    const earlier = readings.get(name);
    const timezone = (await earlier?.stock)?.tenant.site.timezone ?? DEFAULT_TIMEZONE;
    const state = await stateOf(folder, localTime(now(), timezone).date);
    if (earlier?.state === state) return earlier.stock;
    const stock = read(name, folder, earlier);
    readings.set(name, { state, stock });
    return stock;
  };
}
