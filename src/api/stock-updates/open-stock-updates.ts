import { Histogram, type Registry } from 'prom-client';
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
 * Opens everything that stores, pulls and publishes stock. Returns null if the process accepts no stock updates.
 */
export function openStockUpdates(
  shared: Pick<
    StockUpdateDependencies,
    'database' | 'jobs' | 'dealerOf' | 'foldersOf' | 'feeds' | 'secretsOf' | 'alerts' | 'now' | 'log'
  >,
  registry: Registry,
  { stock, delivery: { privateWebhooks } }: OpenStockSettings,
): StockUpdateDependencies | null {
  if (stock === null) return null;
  return {
    ...shared,
    dist: stock.dist,
    updater: createUpdater(stock.script),
    fetchFeed: feedFetcher(privateWebhooks),
    updateSeconds: createUpdateSeconds(registry),
  };
}
