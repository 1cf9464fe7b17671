import { basename } from 'node:path';
import { errorMessage } from '../../lib/error-message.ts';
import { readSiteFile } from '../../tenant/read-tenant.ts';
import type { StockFeed } from '../../tenant/schema/stock-feed.ts';
import type { OpenDelivery } from '../open-delivery.ts';
import { CHECK_FEEDS, DEAD_STOCK, UPDATE_STOCK } from '../platform/jobs/queues.ts';
import { safeError } from '../platform/safe-error.ts';
import { checkFeeds } from './check-feeds.ts';
import { feedFetcher } from './fetch-feed.ts';
import { reportProblem } from './report-problem.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import type { StockJob } from './store-update.ts';
import { updateTenant } from './update-tenant.ts';
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
  delivery: { environment: NodeJS.ProcessEnv; privateWebhooks: readonly string[] };
}

/**
 * Opens everything that stores, pulls and publishes stock. Resolves to null if the process accepts no stock updates.
 */
export async function openStockUpdates(
  { dependencies: delivery, jobs }: Pick<OpenDelivery, 'dependencies' | 'jobs'>,
  { folders, stock, delivery: { environment, privateWebhooks } }: OpenStockSettings,
) {
  if (stock === null) return null;
  const paths = new Map(folders.map((folder) => [basename(folder), folder]));
  const feeds = new Map<string, StockFeed>();
  for (const [name, folder] of paths) {
    const feed = (await readSiteFile(folder)).draft.value('stock_feed');
    if (feed) feeds.set(name, feed);
  }
  const folderOf = (tenant: string) => paths.get(tenant) ?? null;
  const updater = createUpdater(stock.script);
  const dependencies: StockUpdateDependencies = {
    ...delivery,
    folderOf,
    feeds,
    dist: stock.dist,
    updater,
    fetchFeed: feedFetcher(privateWebhooks),
  };
  async function update({ tenant }: StockJob): Promise<void> {
    try {
      await updateTenant(dependencies, tenant);
    } catch (error) {
      const problem = errorMessage(error);
      delivery.log.error({ tenant, problem, error: safeError(error) }, 'a stock update failed');
      throw error;
    }
  }
  return {
    environment,
    folderOf,
    jobs,
    start: async () => {
      // Rendering uses a whole processor, so a process publishes one tenant at a time.
      await jobs.work<StockJob>(UPDATE_STOCK, update, true);
      await jobs.work<StockJob>(DEAD_STOCK, ({ tenant }) =>
        reportProblem(dependencies, tenant, 'crash', {
          reason: 'The import or build failed several times; the log has the errors.',
          next: `run: npm run build -- ${tenant}`,
        }),
      );
      await jobs.work(CHECK_FEEDS, () => checkFeeds(dependencies), true);
      await jobs.everyMinute(CHECK_FEEDS);
    },
    close: () => updater.close(),
  };
}
