import type { Car } from '../stock/car.ts';
import type { Location } from './schema/location.ts';
import { yardName } from './yard-name.ts';

/** The fields that identify a location in feeds. */
export type LocationNames = Pick<Location, 'id' | 'slug' | 'name' | 'dealership_slug'>;
/** The fields that say where a vehicle stands. */
export type Placed = Pick<Car, 'location' | 'dealership_slug' | 'dealership_name' | 'dealership_id'>;

/** The name that the feed gives a vehicle's yard; null if it names only the dealership. */
export function feedYardName({ location, dealership_name, dealership_id }: Placed): string | null {
  if (location === null) return null;
  const { name } = location;
  return name === dealership_name || name === dealership_id ? null : name;
}

const yardKey = (name: string): string => yardName(name).toLowerCase().replace(/\s+/g, ' ');

/**
 * Returns a look-up of the location where a vehicle is, by the code, slug or name that its feed gives for the yard; null
 * if none fits. Two dealerships may have yards of the same name.
 */
export function locationFinder<T extends LocationNames>(locations: readonly T[]): (car: Placed) => T | null {
  const byCode = new Map(locations.map((location) => [location.id, location]));
  const bySlug = new Map(locations.map((location) => [location.slug, location]));
  const byName = Map.groupBy(locations, ({ name }) => yardKey(name));
  return ({ location, dealership_slug }) => {
    if (location === null) return null;
    const ofCode = byCode.get(location.id) ?? bySlug.get(location.slug);
    if (ofCode !== undefined) return ofCode;
    const named = byName.get(yardKey(location.name)) ?? [];
    const own = named.find((each) => each.dealership_slug === dealership_slug);
    const dealerships = new Set(named.map((each) => each.dealership_slug));
    return own ?? (dealerships.size === 1 ? (named[0] ?? null) : null);
  };
}

/** Returns a look-up of the name of a vehicle's yard if no location fits; null if one does, or if no yard is named. */
export function unknownYardFinder(locations: readonly LocationNames[]): (car: Placed) => string | null {
  const findLocation = locationFinder(locations);
  return (car) => (locations.length === 0 || findLocation(car) !== null ? null : feedYardName(car));
}
