import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Context, Tenant } from '../../tenant/tenant.ts';
import { inDefaultOrder, type RankedCar, ranked } from './default-order.ts';
import { applyStockPolicy } from './policy.ts';

export interface SiteStock {
  /** What search finds, in the order it starts in: on sale, and sold within the window (SRC-29). */
  listed: RankedCar[];
  /** For sale and listed, in the order a search starts in. */
  onSale: Car[];
  /** Every vehicle that has a page: on sale, sold not long ago, or waiting for an update. */
  withPage: Car[];
  /** Sold too long ago to have a page: its address leads to the nearest search. */
  gone: Car[];
  /** Vehicles on sale by dealership slug. */
  byDealership: ReadonlyMap<string, number>;
}

function countByDealership(cars: readonly Car[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { dealership_slug } of cars) {
    if (dealership_slug !== null) counts.set(dealership_slug, (counts.get(dealership_slug) ?? 0) + 1);
  }
  return counts;
}

/** Whom a vehicle's card and page are about, for choosing overrides. */
function contextOf(car: Car): Context {
  return { dealership: car.dealership_slug, manufacturer: car.make, car_type: car.car_type };
}

/** Settings of a vehicle's own card and page, found once for vehicles of one dealership, make and car type. */
export function carConfigs(tenant: Tenant): (car: Car) => Config {
  const known = new Map<string, Config>();
  return (car) => {
    const key = `${car.car_type} ${car.dealership_slug}\n${car.make}`;
    const config = known.get(key) ?? tenant.configFor(contextOf(car));
    known.set(key, config);
    return config;
  };
}

/**
 * A site's stock by its policies (SRC-29, SRC-42 to SRC-45), which overrides may set by dealership, make
 * and car type. A sold vehicle is on no page's listing, since only who saved it may see it there (SRC-27).
 *
 * @param today the day at the dealer's
 */
export function siteStock(
  cars: readonly Car[],
  configOf: (car: Car) => Config,
  timezone: string,
  today: Date,
): SiteStock {
  const groups = new Map<Config, Car[]>();
  for (const car of cars) {
    const config = configOf(car);
    const group = groups.get(config);
    if (group) group.push(car);
    else groups.set(config, [car]);
  }
  const listed: Car[] = [];
  const kept: Car[] = [];
  const gone: Car[] = [];
  for (const [{ stock }, group] of groups) {
    const result = applyStockPolicy(group, { ...stock, time_zone: timezone }, today);
    listed.push(...result.listed);
    kept.push(...result.kept);
    gone.push(...result.gone);
  }
  const inOrder = ranked(listed);
  const onSale = inOrder.map(({ car }) => car).filter((car) => !isGone(car));
  const unlisted = inDefaultOrder([...listed.filter(isGone), ...kept]);
  return {
    listed: inOrder,
    onSale,
    withPage: [...onSale, ...unlisted],
    gone,
    byDealership: countByDealership(onSale),
  };
}
