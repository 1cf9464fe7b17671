import type { SiteContext } from '../../frame/site-context.ts';
import type { FilterSetting } from '../../search/settings.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { DrawnTile } from '../card/stored-drawings.ts';

export interface SearchContext extends SiteContext {
  /** Filters of the live search. */
  filtersOf: (config: Config) => FilterSetting[];
  /**
   * Promo tiles by search (SRC-06). Keys: "" for every search, "Kia", "new" or "Kia|new" if a make, a car type or
   * both have different tiles.
   */
  readonly tilePools: Record<string, DrawnTile[]>;
}
