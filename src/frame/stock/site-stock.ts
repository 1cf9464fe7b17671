import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Context, Tenant } from '../../tenant/tenant.ts';
import { inDefaultOrder, type RankedCar, rankCars } from './default-order.ts';
import { applyStockPolicy } from './stock-policy.ts';

export interface SiteStock {
  /** In search, in its default order: on sale, or sold within the window (SRC-29). */
  listed: RankedCar[];
  /** For sale and listed, in the default order. */
  onSale: Car[];
  /** For sale, but not listed, because nobody updated it within the window (SRC-42). */
  stale: Car[];
  /** Every vehicle with a page: on sale, sold or missing from the feed recently, or stale. */
  withPage: Car[];
  /** Sold or missing for too long to have a page. Its address redirects to the nearest search. */
  gone: Car[];
  /** Number of vehicles on sale by dealership slug. */
  byDealership: ReadonlyMap<string, number>;
}

function countByDealership(cars: readonly Car[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { dealership_slug } of cars) {
    if (dealership_slug !== null) counts.set(dealership_slug, (counts.get(dealership_slug) ?? 0) + 1);
  }
  return counts;
}

/** The fields that decide which configuration overrides apply to a vehicle. */
type Described = Pick<Car, 'dealership_slug' | 'make' | 'car_type'>;

/** The context that decides which configuration overrides apply to a vehicle's card and page. */
function contextOf(car: Described): Context {
  return { dealership: car.dealership_slug, manufacturer: car.make, car_type: car.car_type };
}

/**
 * Returns a look-up of the settings for a vehicle's card and page, cached by dealership, make and car type.
 */
export function carConfigs(tenant: Pick<Tenant, 'configFor'>): (car: Described) => Config {
  const cache = new Map<string, Config>();
  return (car) => {
    const key = `${car.car_type} ${car.dealership_slug}\n${car.make}`;
    const config = cache.get(key) ?? tenant.configFor(contextOf(car));
    cache.set(key, config);
    return config;
  };
}

/**
 * Sorts a site's stock by its policies (SRC-29, SRC-42 to SRC-45), which overrides may set per dealership,
 * make and car type. Sold vehicles are in no page's listing, because only shoppers who saved one may see it
 * there (SRC-27).
 *
 * @param today the current day in the dealer's time zone
 */
export function siteStock(
  cars: readonly Car[],
  configOf: (car: Car) => Config,
  timezone: string,
  today: Date,
): SiteStock {
  const groups = Map.groupBy(cars, configOf);
  const listed: Car[] = [];
  const kept: Car[] = [];
  const stale: Car[] = [];
  const gone: Car[] = [];
  for (const [{ stock }, group] of groups) {
    const result = applyStockPolicy(group, { ...stock, time_zone: timezone }, today);
    listed.push(...result.listed);
    kept.push(...result.kept);
    stale.push(...result.stale);
    gone.push(...result.gone);
  }
  const inOrder = rankCars(listed);
  const onSale = inOrder.map(({ car }) => car).filter((car) => !isGone(car));
  const unlisted = inDefaultOrder([...listed.filter(isGone), ...kept, ...stale]);
  return {
    listed: inOrder,
    onSale,
    stale,
    withPage: [...onSale, ...unlisted],
    gone,
    byDealership: countByDealership(onSale),
  };
}
