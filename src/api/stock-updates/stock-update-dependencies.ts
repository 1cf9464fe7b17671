import type { StockFeed } from '../../tenant/schema/stock-feed.ts';
import type { DeliveryDependencies } from '../lead-delivery/delivery-dependencies.ts';
import type { FetchFeed } from './fetch-feed.ts';
import type { Updater } from './updater.ts';

export interface StockUpdateDependencies extends DeliveryDependencies {
  /** Folder of a tenant; null if this service does not serve it. */
  folderOf: (tenant: string) => string | null;
  /** Settings of the tenants' feeds by name. */
  feeds: ReadonlyMap<string, StockFeed>;
  /** Folder of the built sites. */
  dist: string;
  updater: Updater;
  fetchFeed: FetchFeed;
}
