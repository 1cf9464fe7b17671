import { siteYards } from '../frame/locations/yards.ts';
import type { PlanInput } from '../frame/pages/define-pages.ts';
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
import {
  type LostText,
  type LostVehicle,
  type PageSource,
  pageSource,
  planPages,
  type SitePage,
} from './page-plan.ts';
import { PAGE_REGISTER } from './page-register.ts';
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
  /** Texts of the dealer that cannot be pages, because a page of ours is at their address. */
  lostTexts: LostText[];
  /** The same for vehicles. */
  lostVehicles: LostVehicle[];
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
  const input: PlanInput = { tenant, today, yards, stock, searches };
  const planned = PAGE_REGISTER.map(({ plan, fromStock = false }) => ({
    fromStock,
    pages: plan(input) as SitePage[],
  }));
  const plan = planPages(planned.flatMap(({ pages }) => pages));
  const { pagePaths } = plan;
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
    fixedPaths: planned.flatMap(({ fromStock, pages }) => (fromStock ? [] : pages.map(({ path }) => path))),
    answers: answeringAddresses({ pagePaths, hasFile: publicFile, isRedirected }),
    findMedia: env.findMedia ?? (() => null),
    digests: env.digests,
  });
  return {
    context,
    sources: plan.pages.map((page) => pageSource(page, context)),
    pagePaths,
    warnings: plan.warnings,
    lostTexts: plan.lostTexts,
    lostVehicles: plan.lostVehicles,
  };
}
