import { cardMaker } from '../features/card/card-maker.ts';
import { offerTiles } from '../features/offers/offer-tiles.ts';
import { filterSettings } from '../features/search/search-settings.ts';
import { tilePools } from '../features/search/search-tiles.ts';
import { createFingerprints } from '../features/vehicle/fingerprint.ts';
import { chromeFor } from '../frame/chrome.ts';
import { sellerJsonLd } from '../frame/dealer-json-ld.ts';
import { linkTargetExists } from '../frame/link-target.ts';
import { locationView } from '../frame/locations/location-view.ts';
import { placeNames } from '../frame/locations/place-name.ts';
import { siteMap } from '../frame/locations/site-map.ts';
import { workshopsOf } from '../frame/locations/workshops.ts';
import { type Yard, yardFinder } from '../frame/locations/yards.ts';
import { photoHosts, tenantPictureHosts } from '../frame/media/picture-hosts.ts';
import { siteNav } from '../frame/nav.ts';
import { pageLinks } from '../frame/pages/page-links.ts';
import { searchCatalogue } from '../frame/search/catalogue.ts';
import { searchDocuments } from '../frame/search/search-documents.ts';
import type { SearchPaths } from '../frame/search/search-paths.ts';
import type { ScopedSearch } from '../frame/search/search-scopes.ts';
import { type StockSearch, stockSearch } from '../frame/search/stock-search.ts';
import type { SiteStock } from '../frame/stock/site-stock.ts';
import { memoize } from '../lib/memoize.ts';
import type { Car } from '../stock/car.ts';
import { defaultSearchPath } from '../stock/rules/search-path.ts';
import { buildSimilarIndex } from '../stock/similar.ts';
import type { Config } from '../tenant/schema/config.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { bodyImages } from './body-images.ts';
import { PAGE_ADDRESSES } from './page-addresses.ts';
import type { PageContext } from './page-context.ts';
import { planSections } from './plan-sections.ts';

export interface ContextInput {
  tenant: Tenant;
  configOfCar: (car: Car) => Config;
  today: Date;
  stock: SiteStock;
  searches: readonly ScopedSearch[];
  searchPaths: SearchPaths;
  yards: readonly Yard[];
  pagePaths: ReadonlySet<string>;
  /** See `SiteContext`. */
  fixedPaths: readonly string[];
  /** See `Nav`. */
  answers: (href: string) => boolean;
  findMedia: (path: string) => string | null;
  digests: ReadonlyMap<Car, string> | undefined;
}

/** Path of the model's search, the make's, or all stock: the first that has a page with vehicles. */
function nearestSearch(
  { search }: Config,
  searchPaths: SearchPaths,
  searches: readonly ScopedSearch[],
  pagePaths: ReadonlySet<string>,
): (car: Car) => string {
  const stocked = new Set(searches.flatMap(({ path, cars }) => (cars.length > 0 ? [path] : [])));
  const find = memoize((key: string) => {
    const [make = '', model = ''] = key.split('\n');
    const paths = [searchPaths.model(make, model), searchPaths.make(make)];
    return (
      paths.find((path) => stocked.has(path) && linkTargetExists(path, pagePaths)) ??
      defaultSearchPath(search.base)
    );
  });
  return ({ make, model }) => find(`${make}\n${model}`);
}

/** Creates the context that page builders share. Its views are computed on first use and cached. */
export function createContext(input: ContextInput): PageContext {
  const { tenant, today, stock, searches, searchPaths, yards, pagePaths, answers } = input;
  const { site } = tenant;
  const config = tenant.configFor({});
  const findMedia = memoize(input.findMedia);
  // Also of sold vehicles, so that a sale does not change the pictures of the menus.
  const bodies = stock.withPage.flatMap(({ simple_body }) => simple_body ?? []);
  const imageOf = bodyImages(bodies, site.kind, findMedia);
  const catalogue = searchCatalogue(searches, stock.onSale);
  const booking = workshopsOf(yards).length > 0;
  const pages = pageLinks(PAGE_ADDRESSES, site, pagePaths);
  const nav = siteNav({
    pagePaths,
    searches,
    searchPaths,
    withPage: stock.withPage,
    site,
    config,
    booking,
    yards,
    pages,
    answers,
  });
  const configOf = (context: Parameters<Tenant['configFor']>[0]) => tenant.configFor(context);
  const placeOf = memoize(placeNames(yards));
  const photos = photoHosts(stock.withPage);
  const shared = {
    site,
    today,
    pages,
    pagePaths,
    fixedPaths: input.fixedPaths,
    configOfCar: input.configOfCar,
    yardOf: yardFinder(yards),
    placeOf,
    nearestSearch: nearestSearch(config, searchPaths, searches, pagePaths),
  };
  const map = siteMap(yards);
  let pools: PageContext['tilePools'] | undefined;
  let search: StockSearch | undefined;
  const context: Omit<PageContext, 'fingerprints'> = {
    ...shared,
    tenant,
    config,
    stock,
    catalogue,
    searchPaths,
    yards,
    map,
    findMedia,
    booking,
    searchHref: nav.searchHref,
    similar: buildSimilarIndex(stock.onSale),
    configOf,
    photoHosts: photos,
    chromeOf: chromeFor({
      tenant,
      nav,
      today,
      bodyImage: imageOf,
      pictureHosts: [...new Set([...tenantPictureHosts(tenant), ...photos.allowed])].sort(),
    }),
    locationOf: memoize((yard: Yard) =>
      locationView(yard, site, configOf({ dealership: yard.dealership }), today, pages, {
        map: map.ofYard(yard),
        place: placeOf(yard),
      }),
    ),
    sellerOf: memoize((yard: Yard | null) => sellerJsonLd(yard, site)),
    sectionsOf: (entries, of, yardsOf = yards) => planSections(entries, whole, of, yardsOf),
    cardOf: cardMaker(shared),
    bodyImage: imageOf,
    filtersOf: memoize((settings: Config) => filterSettings(whole, settings)),
    get stockSearch() {
      search ??= stockSearch(searchDocuments({ ...shared, stock, catalogue }), stock.listed);
      return search;
    },
    get tilePools() {
      pools ??= tilePools(whole, config.search.promo_offers ? offerTiles(whole) : []);
      return pools;
    },
  };
  const whole: PageContext = Object.assign(context, {
    fingerprints: createFingerprints(context, input.digests),
  });
  return whole;
}
