import type { Car } from '../stock/car.ts';
import type { SimilarIndex } from '../stock/similar.ts';
import type { CardView } from '../stock/views.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Context, Tenant } from '../tenant/tenant.ts';
import type { LocationView } from './locations/location-types.ts';
import type { SiteMap } from './locations/site-map.ts';
import type { Yard } from './locations/yards.ts';
import type { Chrome, LinkView } from './page.ts';
import type { JsonObject } from './prune.ts';
import type { Catalogue } from './search/catalogue.ts';
import type { SearchPaths } from './search/search-paths.ts';
import type { StockSearch } from './search/stock-search.ts';
import type { SiteStock } from './stock/site-stock.ts';

/**
 * Data and look-ups shared by the functions that build a site's pages. Every view is built once and reused.
 */
export interface SiteContext {
  tenant: Tenant;
  site: Site;
  /** Settings of pages that belong to no dealership, make or vehicle. */
  config: Config;
  /** Today in the dealer's time zone. */
  today: Date;
  /** Bare paths of every page. */
  pagePaths: ReadonlySet<string>;
  stock: SiteStock;
  catalogue: Catalogue;
  /** Paths of searches by make and model. */
  searchPaths: SearchPaths;
  similar: SimilarIndex;
  yards: readonly Yard[];
  /** Maps of the yards. */
  map: SiteMap;
  searchHref: string;
  /** Shoppers can book a service on the site: one of its yards has a service department (ROU-41). */
  booking: boolean;
  yardOf: (car: Car) => Yard | null;
  /** The place that shoppers read for a yard: see `placeNames`. */
  placeOf: (yard: Yard) => string;
  configOf: (context: Context) => Config;
  /** Settings of a vehicle's own card and page. */
  configOfCar: (car: Car) => Config;
  chromeOf: (config: Config) => Chrome;
  locationOf: (yard: Yard) => LocationView;
  /** The dealer as the seller in structured data. */
  sellerOf: (yard: Yard | null) => JsonObject;
  cardOf: (car: Car) => CardView;
  /** Searches with the same engine as the live search. */
  readonly stockSearch: StockSearch;
  /**
   * The narrowest search page that lists, or would list, a vehicle: its model's, its make's, else all stock.
   */
  nearestSearch: (car: Car) => string;
  bodyImage: (body: string) => string | null;
  /** See `PlanEnv`. */
  findMedia: (path: string) => string | null;
}

/** Breadcrumbs that start at all stock. */
export function stockTrail({ searchHref }: SiteContext, ...links: LinkView[]): LinkView[] {
  return [{ label: 'Our stock', href: searchHref }, ...links];
}
