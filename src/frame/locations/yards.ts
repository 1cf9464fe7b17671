import type { Car } from '../../stock/car.ts';
import type { Location } from '../../tenant/schema/location.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { yardName } from '../../tenant/yard-name.ts';
import { byDepartment, departmentOf, orderLocations } from './location-order.ts';

/**
 * One place with its departments: all locations of a dealership with the same name, department suffix aside.
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
  /** Further paths that lead to the yard's page. */
  aliases: string[];
}

type Unplaced = Omit<Yard, 'href' | 'aliases'>;

/** Visible locations as yards, in the order of the locations. */
export function groupYards(locations: readonly Location[]): Unplaced[] {
  const groups = new Map<string, Location[]>();
  for (const location of locations) {
    if (!location.visible) continue;
    const key = `${location.dealership_slug}/${yardName(location.name).toLowerCase()}`;
    groups.set(key, [...(groups.get(key) ?? []), location]);
  }
  return [...groups.values()].flatMap((members) => {
    const kinds = new Map<string, Location>();
    for (const location of byDepartment(members)) {
      if (!kinds.has(departmentOf(location))) kinds.set(departmentOf(location), location);
    }
    const [first, ...rest] = kinds.values();
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

/** The dealership's main yard, or its first one where none is marked. */
export function mainYardOf<T extends Unplaced>(yards: readonly T[], dealership: string): T | undefined {
  return primaryYard(yards.filter((yard) => yard.dealership === dealership));
}

/**
 * The site's yards in display order (LOC-07), with their paths. A path ends in the location's slug or, where
 * the site is keyed by dealership, in the dealership's slug for its main yard and the location's for all
 * others (ROU-37).
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
export function primaryYard<T extends Unplaced>(yards: readonly T[]): T | undefined {
  return yards.find(({ primary }) => primary) ?? yards[0];
}

/**
 * Returns a look-up of the yard where a vehicle stands: by its location, else its dealership's main yard;
 * null when unknown.
 */
export function yardFinder(yards: readonly Yard[]): (car: Car) => Yard | null {
  const byKey = new Map<string, Yard>();
  for (const yard of yards) {
    for (const { id, slug } of yard.departments) {
      byKey.set(`id ${id}`, yard);
      byKey.set(`slug ${slug}`, yard);
    }
    const main = mainYardOf(yards, yard.dealership);
    if (main) byKey.set(`dealership ${yard.dealership}`, main);
  }
  return ({ location, dealership_slug }) =>
    byKey.get(`id ${location?.id}`) ??
    byKey.get(`slug ${location?.slug}`) ??
    byKey.get(`dealership ${dealership_slug}`) ??
    null;
}
