import type { SiteContext } from '../../frame/site-context.ts';
import type { FilterSetting } from '../../search/settings.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { DrawnTile } from '../card/stored-drawings.ts';

/** The context of search pages. */
export interface SearchContext extends SiteContext {
  /** The live search's filters. */
  filtersOf: (config: Config) => FilterSetting[];
  /**
   * Promo tiles by what is searched (SRC-06): key "" for anything, "Kia", "new" or "Kia|new" where the make's,
   * the car type's or both's own differ.
   */
  readonly tilePools: Record<string, DrawnTile[]>;
}
