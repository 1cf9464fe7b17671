import type { Car } from '../../stock/car.ts';
import type { StockFile } from '../../stock/stock-file.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { siteYards, yardFinder } from './yards.ts';

type Stock = Pick<StockFile, 'cars' | 'digests'>;

/**
 * Gives vehicles without a dealership the one of their yard, or the site's only one. Feeds of dealers with one dealership
 * rarely name it, and without it no yard's page would list them.
 */
export function assignDealerships({ cars, digests }: Stock, site: Site): Stock {
  const yardOf = yardFinder(siteYards(site));
  const [only, ...others] = site.dealerships;
  const onlySlug = only !== undefined && others.length === 0 ? only.slug : null;
  const assignedDigests = new Map(digests);
  const assigned = cars.map((car): Car => {
    if (car.dealership_slug !== null) return car;
    const slug = yardOf(car)?.dealership ?? onlySlug;
    if (slug === null) return car;
    const result = { ...car, dealership_slug: slug };
    const digest = digests.get(car);
    if (digest !== undefined) assignedDigests.set(result, `${digest} ${slug}`);
    return result;
  });
  return { cars: assigned, digests: assignedDigests };
}
