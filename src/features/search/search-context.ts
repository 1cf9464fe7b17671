import type { ScopedSearch } from '../../frame/search/search-scopes.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { FilterSetting, TileSettings } from '../../search/settings.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { FacetView } from './search-page.ts';

/** The context of search pages. */
export interface SearchContext extends SiteContext {
  /** The live search's filters. */
  filtersOf: (config: Config) => FilterSetting[];
  /** Promo tiles by what is searched (SRC-06). */
  readonly tilePools: TileSettings['pools'];
  facetsOf: (search: ScopedSearch, config: Config) => FacetView[];
}
