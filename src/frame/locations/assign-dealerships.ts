import type { Car } from '../../stock/car.ts';
import type { StockFile } from '../../stock/stock-file.ts';
import type { Placed } from '../../tenant/find-location.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { siteYards, type Yard, yardFinder } from './yards.ts';

/**
 * Returns a look-up of a vehicle's dealership: its own, that of its yard, or the site's only one. Null if there is none.
 */
export function dealershipFinder(
  site: Site,
  yardOf: (car: Placed) => Yard | null,
): (car: Placed) => string | null {
  const [only, ...others] = site.dealerships;
  const onlySlug = only !== undefined && others.length === 0 ? only.slug : null;
  return (car) => car.dealership_slug ?? yardOf(car)?.dealership ?? onlySlug;
}

/**
 * Gives vehicles without a dealership the one of their yard, or the site's only one. Feeds of dealers with one
 * dealership rarely name it, and without it no yard's page would list them.
 */
export function assignDealerships(stock: StockFile, site: Site): StockFile {
  if (stock.cars.every(({ dealership_slug }) => dealership_slug !== null)) return stock;
  const dealershipOf = dealershipFinder(site, yardFinder(siteYards(site)));
  const digests = new Map<Car, string>();
  const cars = stock.cars.map((car): Car => {
    const slug = dealershipOf(car);
    const assigned = slug === car.dealership_slug ? car : { ...car, dealership_slug: slug };
    const digest = stock.digests.get(car);
    if (digest !== undefined) digests.set(assigned, assigned === car ? digest : `${digest} ${slug}`);
    return assigned;
  });
  return { ...stock, cars, digests };
}
