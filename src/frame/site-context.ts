import type { Car } from '../stock/car.ts';
import type { SimilarIndex } from '../stock/similar.ts';
import type { CardView } from '../stock/views.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Context, Tenant } from '../tenant/tenant.ts';
import type { LocationView } from './locations/location-types.ts';
import type { Yard } from './locations/yards.ts';
import type { Chrome, LinkView } from './page.ts';
import type { JsonObject } from './prune.ts';
import type { Catalogue } from './search/catalogue.ts';
import type { SearchPaths } from './search/search-paths.ts';
import type { StockSearch } from './search/stock-search.ts';
import type { SiteStock } from './stock/site-stock.ts';

/** What the builders of a site's pages share. Every view is made once and shared by the pages that show it. */
export interface SiteContext {
  tenant: Tenant;
  site: Site;
  /** Settings of pages about nobody in particular. */
  config: Config;
  /** The day at the dealer's. */
  today: Date;
  /** Bare paths of every page. */
  live: ReadonlySet<string>;
  stock: SiteStock;
  catalogue: Catalogue;
  /** Addresses of searches by make and model. */
  searchPaths: SearchPaths;
  similar: SimilarIndex;
  yards: readonly Yard[];
  searchHref: string;
  /** Whether services are booked on the site: a page in the dealer's own words has no booking. */
  booking: boolean;
  yardOf: (car: Car) => Yard | null;
  configOf: (context: Context) => Config;
  /** Settings of a vehicle's own card and page. */
  configOfCar: (car: Car) => Config;
  chromeOf: (config: Config) => Chrome;
  locationOf: (yard: Yard) => LocationView;
  /** The dealer as the seller in structured data. */
  sellerOf: (yard: Yard | null) => JsonObject;
  cardOf: (car: Car) => CardView;
  /** The stock under the engine that shoppers search with. */
  readonly stockSearch: StockSearch;
  /** The narrowest search page a vehicle is, or would be, on: its model's, its make's, else all stock. */
  nearestSearch: (car: Car) => string;
  bodyImage: (body: string) => string | null;
  mediaExists: (path: string) => boolean;
}

/** A page's trail, from all stock. */
export function stockTrail({ searchHref }: SiteContext, ...links: LinkView[]): LinkView[] {
  return [{ label: 'Our stock', href: searchHref }, ...links];
}
