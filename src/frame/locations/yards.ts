import { feedYardName, locationFinder, type Placed } from '../../tenant/find-location.ts';
import type { Location } from '../../tenant/schema/location.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { yardName } from '../../tenant/yard-name.ts';
import { byDepartment, departmentOf, orderLocations } from './location-order.ts';

/**
 * One place with its departments: all locations of a dealership that have the same name apart from a department suffix
 * ("North Yard Sales" and "North Yard Service").
 */
export interface Yard {
  name: string;
  /** Slug of its first department. */
  slug: string;
  dealership: string;
  primary: boolean;
  /** One location per department: sales, service, parts. */
  departments: [Location, ...Location[]];
  /** `/locations/{slug}` */
  href: string;
  /** Other paths that redirect to the yard's page. */
  aliases: string[];
}

export type YardWithoutPath = Omit<Yard, 'href' | 'aliases'>;

/** Visible locations as yards, in the order of the locations. */
export function groupYards(locations: readonly Location[]): YardWithoutPath[] {
  const groups = new Map<string, Location[]>();
  for (const location of locations) {
    if (!location.visible) continue;
    const key = `${location.dealership_slug}/${yardName(location.name).toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), location]);
  }
  return [...groups.values()].flatMap((members) => {
    const departments = new Map<string, Location>();
    for (const location of byDepartment(members)) {
      const type = departmentOf(location);
      if (!departments.has(type)) departments.set(type, location);
    }
    const [first, ...rest] = departments.values();
    if (!first) return [];
    return {
      name: yardName(first.name),
      slug: first.slug,
      dealership: first.dealership_slug,
      primary: members.some(({ primary }) => primary),
      departments: [first, ...rest],
    };
  });
}

/** The dealership's main yard, or its first yard if none is marked as primary. */
export function mainYardOf<T extends YardWithoutPath>(
  yards: readonly T[],
  dealership: string,
): T | undefined {
  return primaryYard(yards.filter((yard) => yard.dealership === dealership));
}

/**
 * The site's yards in display order (LOC-07), with their paths. A path ends in the slug of the yard's location. If
 * `location_page_key` is "dealership", the path of a dealership's main yard ends in the dealership's slug instead
 * (ROU-37).
 */
export function siteYards(site: Pick<Site, 'locations' | 'location_page_key' | 'config'>): Yard[] {
  const yards = orderLocations(groupYards(site.locations), site.config.location_widgets.order);
  return yards.map((yard) => {
    const byDealership =
      site.location_page_key === 'dealership' && mainYardOf(yards, yard.dealership) === yard;
    const slug = byDealership ? yard.dealership : yard.slug;
    const aliases = yard.departments.map((department) => department.slug).filter((other) => other !== slug);
    return { ...yard, href: `/locations/${slug}`, aliases: aliases.map((other) => `/locations/${other}`) };
  });
}

/** The yard marked as primary, or the first one. */
export function primaryYard<T extends YardWithoutPath>(yards: readonly T[]): T | undefined {
  return yards.find(({ primary }) => primary) ?? yards[0];
}

/**
 * Returns a look-up of the yard where a vehicle is: that of its location, or else its dealership's main yard. Null if
 * neither is known, or if the feed names a yard that the site does not have: to show the main yard instead would send
 * shoppers to the wrong place, unless the dealership has no other.
 */
export function yardFinder(yards: readonly Yard[]): (car: Placed) => Yard | null {
  const yardOf = new Map(yards.flatMap((yard) => yard.departments.map((location) => [location, yard])));
  const findLocation = locationFinder([...yardOf.keys()]);
  const byDealership = Map.groupBy(yards, ({ dealership }) => dealership);
  return (car) => {
    const location = findLocation(car);
    if (location !== null) return yardOf.get(location) ?? null;
    const own = byDealership.get(car.dealership_slug ?? '') ?? [];
    return own.length > 1 && feedYardName(car) !== null ? null : (primaryYard(own) ?? null);
  };
}
