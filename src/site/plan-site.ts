import { budgetPages } from '../features/budget-finder/budget-plan.ts';
import { contentPages } from '../features/content/content.ts';
import { dealershipStockPages } from '../features/dealership-stock/dealership-stock.ts';
import { stockListings } from '../features/dealership-stock/stock-listings.ts';
import { directoryPages } from '../features/directory/directory.ts';
import { formPages } from '../features/form-pages/form-pages.ts';
import { homePages } from '../features/home/home.ts';
import { locationPages } from '../features/locations/locations.ts';
import { offerPages } from '../features/offers/offer-pages.ts';
import { printPages } from '../features/print-page/print-page.ts';
import { searchPages } from '../features/search/search.ts';
import { searchListings } from '../features/search/search-lists.ts';
import { vehiclePages } from '../features/vehicle/vehicle.ts';
import { nameOrder } from '../features/whole-list/name-order.ts';
import { wholeListPages } from '../features/whole-list/whole-list.ts';
import { withoutTrailingSlash } from '../frame/link-target.ts';
import { siteYards } from '../frame/locations/yards.ts';
import { searchPaths } from '../frame/search/search-paths.ts';
import { searchScopes } from '../frame/search/search-scopes.ts';
import { carConfigs, siteStock } from '../frame/stock/site-stock.ts';
import type { Car } from '../stock/car.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { createContext } from './create-context.ts';
import { resolveRedirects } from './files/redirects.ts';
import { wantedRedirects } from './files/wanted-redirects.ts';
import { answeringAddresses } from './links/answering-addresses.ts';
import type { PageContext } from './page-context.ts';
import { type PageSource, pageSource, planPages } from './page-plan.ts';
import { dayOf } from './today.ts';

/** Inputs from outside the tenant that pages depend on. */
export interface PlanEnv {
  /**
   * Published address of a picture ("/media/vehicles/suv/cut-530.avif"); null if it does not exist. By default none
   * does.
   */
  findMedia?: (path: string) => string | null;
  /** True for a file of the dealer, by its path: "/brochure.pdf". By default there are none. */
  publicFile?: (path: string) => boolean;
  /** Known digests of vehicles. Missing ones are computed. */
  digests?: ReadonlyMap<Car, string>;
}

/** Every page of a site. A page's data is computed when it is first read. */
export interface SitePlan {
  context: PageContext;
  /** One for each path. */
  sources: PageSource[];
  /** Paths of all pages, without trailing slash. */
  pagePaths: ReadonlySet<string>;
  /** Pages that were left out because another one has their path. */
  warnings: string[];
}

/**
 * Plans the pages of a tenant's site. The same input gives the same plan; of `now` only the date in the
 * dealer's time zone matters.
 *
 * @param cars the tenant's whole stock, sold vehicles included
 */
export function planSite(tenant: Tenant, cars: readonly Car[], now: Date, env: PlanEnv = {}): SitePlan {
  const { site } = tenant;
  const { search, wording } = tenant.configFor({});
  const today = dayOf(now, site.timezone);
  const configOfCar = carConfigs(tenant);
  const stock = siteStock(cars, configOfCar, site.timezone, today);
  const yards = siteYards(site);
  const makes = site.manufacturers.map(({ name }) => name);
  const paths = searchPaths(search.base, makes, cars);
  const known = [...stock.withPage, ...stock.gone];
  const searches = searchScopes(stock.onSale, known, search.base, wording.vehicles, makes, paths);
  const forms = formPages(yards, tenant.configFor({}));
  // A form page shows the text of a content page at the same address, which then gets no page of its own.
  const withForm = new Set(forms.map(({ path }) => withoutTrailingSlash(path)));
  const content = tenant.content.filter(({ slug }) => !withForm.has(`/${slug}`));
  const fixed = [
    ...homePages,
    ...locationPages(yards),
    ...dealershipStockPages(yards),
    ...directoryPages,
    ...budgetPages,
    ...offerPages(site, today),
    ...searchPages(searches),
    ...forms,
    ...printPages,
  ];
  const vehicles = vehiclePages(stock.withPage);
  const lists = wholeListPages(
    [...searchListings(searches), ...stockListings(yards, stock)],
    nameOrder(stock.onSale),
  );
  const plan = planPages([...fixed, ...vehicles, ...lists, ...contentPages(content)]);
  const { pagePaths, warnings } = plan;
  const { publicFile = () => false } = env;
  /** Found only if a menu links to one: vehicles that left have thousands. */
  let redirected: ReadonlySet<string> | null = null;
  const isRedirected = (path: string): boolean => {
    redirected ??= new Set(
      resolveRedirects(wantedRedirects(context), pagePaths, publicFile).redirects.map(({ from }) => from),
    );
    return redirected.has(path);
  };
  const context: PageContext = createContext({
    tenant,
    configOfCar,
    today,
    stock,
    searches,
    searchPaths: paths,
    yards,
    pagePaths,
    answers: answeringAddresses({ pagePaths, hasFile: publicFile, isRedirected }),
    findMedia: env.findMedia ?? (() => null),
    digests: env.digests,
  });
  return {
    context,
    sources: plan.pages.map((page) => pageSource(page, context)),
    pagePaths,
    warnings,
  };
}
