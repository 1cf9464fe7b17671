import { placeNames } from '../../../frame/locations/place-name.ts';
import { mainYardOf, siteYards, type Yard, yardFinder } from '../../../frame/locations/yards.ts';
import { carConfigs, type SiteStock, siteStock } from '../../../frame/stock/site-stock.ts';
import { dayOf } from '../../../site/today.ts';
import type { Car } from '../../../stock/car.ts';
import { buildSimilarIndex, type SimilarIndex } from '../../../stock/similar.ts';
import type { Config } from '../../../tenant/schema/config.ts';
import type { Tenant } from '../../../tenant/tenant.ts';

/** A tenant and its current vehicles, as a build would use them now. */
export interface TenantStock {
  tenant: Tenant;
  bySlug: ReadonlyMap<string, Car>;
  byId: ReadonlyMap<string, Car>;
  /** By path of the page: "/cars/2023-ford-ranger-48213". */
  byPath: ReadonlyMap<string, Car>;
  configOf: (car: Car) => Config;
  yards: readonly Yard[];
  yardOf: (car: Car) => Yard | null;
  /** The place that shoppers read for a yard: "Toowoomba". */
  placeOfYard: (yard: Yard) => string;
  /** Main yard of a dealership, by its slug. */
  mainYard: (dealership: string) => Yard | null;
  stock: SiteStock;
  similar: SimilarIndex;
}

/** Indexes a tenant's vehicles, and decides which are on sale by the same rules as the page plan of its site. */
export function tenantStock(tenant: Tenant, cars: readonly Car[], now: Date): TenantStock {
  const { site } = tenant;
  const configOf = carConfigs(tenant);
  const stock = siteStock(cars, configOf, site.timezone, dayOf(now, site.timezone));
  const yards = siteYards(site);
  return {
    tenant,
    bySlug: new Map(cars.map((car) => [car.slug, car])),
    byId: new Map(cars.map((car) => [car.id, car])),
    byPath: new Map(cars.map((car) => [car.path, car])),
    configOf,
    yards,
    yardOf: yardFinder(yards),
    placeOfYard: placeNames(yards),
    mainYard: (dealership) => mainYardOf(yards, dealership) ?? null,
    stock,
    similar: buildSimilarIndex(stock.onSale),
  };
}
