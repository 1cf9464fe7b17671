import { counted, plural } from '../../lib/plural.ts';
import type { Car } from '../car.ts';
import { vehiclePath } from '../rules/vehicle-path.ts';
import { hash64 } from '../text/hash.ts';
import { describedId } from './vehicle/identity.ts';

/** A vehicle, or a line of a stock file, in which fields with default values are missing. */
export type PartOfCar = Partial<Car>;

/** A vehicle without stock number and VIN, whose id is a hash of its description. */
export interface UnnumberedVehicle {
  id: string;
  slug: string;
  path: string;
  /** The id that its present description gives; another one if it was recognised after a change. */
  describedId: string;
  km: number | null;
  /** Hashes of facts that rarely change, the most distinctive first; null if a fact is not known. */
  keys: readonly (number | null)[];
}

// From this position on, keys fit similar vehicles, too, so that the odometers must agree as well.
const FIRST_WEAK_KEY = 3;
/** In km. An odometer of a vehicle in stock may rise by this much between two imports. */
const MAX_RISE = 2_000;
/** In km. New vehicles have equal readings below. */
const MIN_DISTINCT_KM = 500;

function keysOf(car: PartOfCar): (number | null)[] {
  const key = (name: string, ...parts: unknown[]): number =>
    hash64([name, ...parts.map((part) => part ?? '')].join('|').toLowerCase())[1];
  const { year, make = '', badge, series, colour, km, body } = car;
  // "Mazda 3", "Mazda3" and "3" are the same model.
  const model = car.model
    ?.toLowerCase()
    .replace(make.toLowerCase(), '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const photo = car.images?.[0]?.image.url ?? car.primary_image_url;
  const place = car.location?.id ?? car.dealership_id ?? car.city;
  return [
    car.regplate ? key('plate', car.regplate) : null,
    photo ? key('photo', photo, year, make) : null,
    km && km >= MIN_DISTINCT_KM ? key('km', km, year, make, model) : null,
    key(
      'all',
      year,
      make,
      model,
      badge,
      series,
      colour,
      car.interior_colour,
      body,
      car.trans,
      car.fuel,
      place,
    ),
    key('some', year, make, model, badge, colour, place),
    key('few', year, make, model, colour),
  ];
}

/** A vehicle of the previous stock for `DescriptionRegistry`; null if it is sold or its id comes from a number. */
export function unnumberedVehicle(car: PartOfCar): UnnumberedVehicle | null {
  const { id, slug, path, stocknum, vin, sold, km = null } = car;
  if (id === undefined || slug === undefined || !/^[0-9a-z]{12}$/.test(id) || stocknum || vin || sold)
    return null;
  return { id, slug, path: path ?? vehiclePath(slug), describedId: describedId(car), km, keys: keysOf(car) };
}

type Candidate = Pick<UnnumberedVehicle, 'id' | 'km' | 'keys'>;

/** True if the second odometer reading may be a later one of the same vehicle. */
const mayFollow = (before: number | null, after: number | null): boolean =>
  before === null || after === null || (after >= before && after <= before + MAX_RISE);

/** The vehicles by one of their keys, where only one vehicle has it. */
function byUniqueKey<T extends Candidate>(vehicles: Iterable<T>, position: number): Map<number, T> {
  const groups = Map.groupBy(vehicles, ({ keys }) => keys[position] ?? null);
  groups.delete(null);
  return new Map(
    [...groups].flatMap(([key, [only, ...others]]) =>
      key !== null && only !== undefined && others.length === 0 ? [[key, only] as const] : [],
    ),
  );
}

/**
 * Recognises vehicles without stock number and VIN whose description changed since the last import, such as the
 * odometer, so that they keep id and address. Which vehicles of the previous stock are missing is only known when the
 * whole feed was read; it must then be read again with `matches`.
 */
export class DescriptionRegistry {
  private readonly previous: ReadonlyMap<string, UnnumberedVehicle>;
  private readonly byDescription: ReadonlyMap<string, UnnumberedVehicle>;
  private readonly matches: ReadonlyMap<string, UnnumberedVehicle>;
  private readonly seen = new Set<string>();
  private readonly unmatched = new Map<string, Candidate>();
  private count = 0;

  /** @param matches vehicles of the previous stock by the id of the new description, from an earlier reading */
  constructor(
    previous: readonly UnnumberedVehicle[],
    matches: ReadonlyMap<string, UnnumberedVehicle> = new Map(),
  ) {
    this.previous = new Map(previous.map((vehicle) => [vehicle.id, vehicle]));
    this.byDescription = new Map(previous.map((vehicle) => [vehicle.describedId, vehicle]));
    this.matches = matches;
  }

  /** The vehicle of the previous stock that a new one is; null if its own id is right. */
  find(car: Car): UnnumberedVehicle | null {
    if (this.previous.size === 0) return null;
    const known = this.previous.get(car.id) ?? this.byDescription.get(car.id);
    const found = known ?? this.matches.get(car.id);
    if (found === undefined) {
      this.unmatched.set(car.id, { id: car.id, km: car.km, keys: keysOf(car) });
      return null;
    }
    this.seen.add(found.id);
    if (known === undefined) this.count++;
    return found.id === car.id ? null : found;
  }

  /** The vehicle of the previous stock that had no number and has this description; undefined if there is none. */
  findNumbered(car: Car): UnnumberedVehicle | undefined {
    const found = this.previous.size === 0 ? undefined : this.byDescription.get(describedId(car));
    if (found === undefined || this.seen.has(found.id)) return undefined;
    this.seen.add(found.id);
    return found;
  }

  /** Matches with which the feed must be read again; null if there are none. */
  newMatches(): ReadonlyMap<string, UnnumberedVehicle> | null {
    if (this.matches.size > 0) return null;
    const missing = new Set([...this.previous.values()].filter(({ id }) => !this.seen.has(id)));
    const unmatched = new Set(this.unmatched.values());
    const matches = new Map<string, UnnumberedVehicle>();
    const positions = [...missing][0]?.keys.keys() ?? [];
    for (const position of positions) {
      const before = byUniqueKey(missing, position);
      for (const [key, vehicle] of byUniqueKey(unmatched, position)) {
        const match = before.get(key);
        if (match === undefined || (position >= FIRST_WEAK_KEY && !mayFollow(match.km, vehicle.km))) continue;
        matches.set(vehicle.id, match);
        missing.delete(match);
        unmatched.delete(vehicle);
      }
    }
    return matches.size === 0 ? null : matches;
  }

  /** Remark for the report about the vehicles that were recognised; null if there are none. */
  remark(): string | null {
    const { count } = this;
    if (count === 0) return null;
    return `${counted(count, 'vehicle')} without stock number and VIN ${plural(count, 'has', 'have')} another description than in the last import, and ${plural(count, 'was', 'were')} recognised by what did not change (photo, odometer, model, colour). The ${plural(count, 'id and address stay', 'ids and addresses stay')} the same.`;
  }
}
