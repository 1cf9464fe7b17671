import type { StockFeed } from '../../tenant/schema/stock-feed.ts';
import type { DeliveryParts } from '../delivery/delivery-parts.ts';
import type { FetchFeed } from './fetch-feed.ts';
import type { Updater } from './updater.ts';

export interface StockParts extends DeliveryParts {
  /** Folder of a tenant; null for one that is not served. */
  folderOf: (tenant: string) => string | null;
  /** Settings of the tenants' feeds by name. */
  feeds: ReadonlyMap<string, StockFeed>;
  /** Folder of the built sites. */
  dist: string;
  updater: Updater;
  fetchFeed: FetchFeed;
}
