import { basename } from 'node:path';
import { Histogram, type Registry } from 'prom-client';
import { readSiteFile } from '../../tenant/read-tenant.ts';
import type { StockFeed } from '../../tenant/schema/stock-feed.ts';
import { AGE_SECONDS } from '../platform/metrics/metrics.ts';
import { feedFetcher } from './fetch-feed.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { createUpdater } from './updater.ts';

export interface StockSettings {
  /** Folder of the built sites. */
  dist: string;
  /** Module of the child process that builds the sites, see `createUpdater`. */
  script: string;
}

interface OpenStockSettings {
  folders: readonly string[];
  stock: StockSettings | null;
  delivery: { privateWebhooks: readonly string[] };
}

export const createUpdateSeconds = (registry: Registry): Histogram<'outcome'> =>
  new Histogram({
    name: 'forecourt_stock_update_seconds',
    help: 'Time from the arrival of new stock to its publication or refusal.',
    labelNames: ['outcome'],
    buckets: AGE_SECONDS,
    registers: [registry],
  });

/**
 * Opens everything that stores, pulls and publishes stock. Resolves to null if the process accepts no stock updates.
 */
export async function openStockUpdates(
  shared: Pick<
    StockUpdateDependencies,
    'database' | 'jobs' | 'dealerOf' | 'environment' | 'alerts' | 'now' | 'log'
  >,
  registry: Registry,
  { folders, stock, delivery: { privateWebhooks } }: OpenStockSettings,
): Promise<StockUpdateDependencies | null> {
  if (stock === null) return null;
  const paths = new Map(folders.map((folder) => [basename(folder), folder]));
  const feeds = new Map<string, StockFeed>();
  for (const [name, folder] of paths) {
    const feed = (await readSiteFile(folder)).draft.value('stock_feed');
    if (feed) feeds.set(name, feed);
  }
  return {
    ...shared,
    folderOf: (tenant) => paths.get(tenant) ?? null,
    feeds,
    dist: stock.dist,
    updater: createUpdater(stock.script),
    fetchFeed: feedFetcher(privateWebhooks),
    updateSeconds: createUpdateSeconds(registry),
  };
}
