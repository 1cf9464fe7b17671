import { budgetPages } from '../features/budget-finder/budget-plan.ts';
import { contentPages } from '../features/content/content.ts';
import { dealershipStockPages } from '../features/dealership-stock/dealership-stock.ts';
import { directoryPages } from '../features/directory/directory.ts';
import { homePages } from '../features/home/home.ts';
import { locationPages } from '../features/locations/locations.ts';
import { searchPages } from '../features/search/search.ts';
import { vehiclePages } from '../features/vehicle/vehicle.ts';
import { siteYards } from '../frame/locations/yards.ts';
import { searchPaths } from '../frame/search/search-paths.ts';
import { searchScopes } from '../frame/search/search-scopes.ts';
import { carConfigs, siteStock } from '../frame/stock/site-stock.ts';
import type { Car } from '../stock/car.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { createContext } from './create-context.ts';
import type { PageContext } from './page-context.ts';
import { type PageSource, pageSource, planPages } from './page-plan.ts';
import { dayOf } from './today.ts';

/** Inputs from outside the tenant that pages depend on. */
export interface PlanEnv {
  /** Returns true if a picture exists ("/media/vehicles/suv/cut-530.avif"). By default none does. */
  mediaExists?: (path: string) => boolean;
  /** Known digests of vehicles. Missing ones are computed. */
  digests?: ReadonlyMap<Car, string>;
}

/** Every page of a site. A page's data is worked out when it is asked for. */
export interface SitePlan {
  context: PageContext;
  /** One for each path. */
  sources: PageSource[];
  /** Bare paths of all pages. */
  live: ReadonlySet<string>;
  /** Pages that were left out because another one has their path. */
  warnings: string[];
}

/**
 * Plans the pages of a tenant's site. The same input gives the same plan; of `now` only the day at the dealer's
 * counts.
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
  const searches = searchScopes(stock.onSale, search.base, wording.vehicles, makes, paths);
  const fixed = [
    ...homePages,
    ...locationPages(yards),
    ...dealershipStockPages(yards),
    ...directoryPages,
    ...budgetPages,
    ...searchPages(searches),
  ];
  const vehicles = vehiclePages(stock.withPage);
  const plan = planPages([...fixed, ...vehicles, ...contentPages(tenant.content)]);
  const { live, warnings } = plan;
  const context = createContext({
    tenant,
    configOfCar,
    today,
    stock,
    searches,
    searchPaths: paths,
    yards,
    live,
    mediaExists: env.mediaExists ?? (() => false),
    digests: env.digests,
  });
  return { context, sources: plan.pages.map((page) => pageSource(page, context)), live, warnings };
}
