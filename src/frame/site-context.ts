import type { Car } from '../stock/car.ts';
import type { SimilarIndex } from '../stock/similar.ts';
import type { CardView } from '../stock/views.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { SectionEntry } from '../tenant/schema/section-settings.ts';
import type { Site } from '../tenant/schema/site.ts';
import type { Context, Tenant } from '../tenant/tenant.ts';
import type { LocationView } from './locations/location-types.ts';
import type { SiteMap } from './locations/site-map.ts';
import type { Yard } from './locations/yards.ts';
import type { PhotoHosts } from './media/picture-hosts.ts';
import type { Chrome, LinkView, PageBase } from './page.ts';
import type { PageLinks } from './pages/page-links.ts';
import type { JsonObject } from './prune.ts';
import type { Catalogue } from './search/catalogue.ts';
import type { SearchPaths } from './search/search-paths.ts';
import type { StockSearch } from './search/stock-search.ts';
import type { SectionView } from './sections/section-views.ts';
import type { SiteStock } from './stock/site-stock.ts';

/**
 * Data and look-ups shared by the functions that build a site's pages. Every card, location and chrome is built once
 * and reused.
 */
export interface SiteContext {
  tenant: Tenant;
  site: Site;
  /** Settings of pages that belong to no dealership, make or vehicle. */
  config: Config;
  /** Today in the dealer's time zone. */
  today: Date;
  /** Paths of all pages, without trailing slash. */
  pagePaths: ReadonlySet<string>;
  /** The paths of those that do not come from the stock. */
  fixedPaths: readonly string[];
  pages: PageLinks;
  stock: SiteStock;
  photoHosts: PhotoHosts;
  catalogue: Catalogue;
  /** Paths of searches by make and model. */
  searchPaths: SearchPaths;
  similar: SimilarIndex;
  yards: readonly Yard[];
  /** Maps of the yards. */
  map: SiteMap;
  searchHref: string;
  /** True if shoppers can book a service on the site: one of its yards has a service department (ROU-41). */
  booking: boolean;
  yardOf: (car: Car) => Yard | null;
  /** The name of a yard's place as pages show it: its suburb, or a longer name (see `placeNames`). */
  placeOf: (yard: Yard) => string;
  configOf: (context: Context) => Config;
  /** Settings of a vehicle's own card and page. */
  configOfCar: (car: Car) => Config;
  chromeOf: (config: Config) => Chrome;
  locationOf: (yard: Yard) => LocationView;
  /**
   * Works out the data of a page's sections. Those with nothing to show are left out.
   *
   * @param of the page without its sections
   * @param yards those that the page is about; absent: all
   */
  sectionsOf: (entries: readonly SectionEntry[], of: PageBase, yards?: readonly Yard[]) => SectionView[];
  /** The dealer as the seller in structured data. */
  sellerOf: (yard: Yard | null) => JsonObject;
  cardOf: (car: Car) => CardView;
  /** Searches with the same engine as the live search. */
  readonly stockSearch: StockSearch;
  /**
   * Path of the narrowest search page with vehicles like this one: of its model, of its make, or of all stock.
   */
  nearestSearch: (car: Car) => string;
  /** Address of a body type's picture; null if the site has none. */
  bodyImage: (body: string) => string | null;
  /** Published address of a picture; null if it does not exist. */
  findMedia: (path: string) => string | null;
}

/** Breadcrumbs that start with the search of all stock. */
export function stockTrail(
  { searchHref }: Pick<SiteContext, 'searchHref'>,
  ...links: LinkView[]
): LinkView[] {
  return [{ label: 'Our stock', href: searchHref }, ...links];
}
