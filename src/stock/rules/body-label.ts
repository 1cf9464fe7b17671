import { slugify } from '../../lib/slug.ts';
import type { BodyType } from '../car.ts';

/** Singular and plural, capitalised for the start of a label. */
const BODIES: Record<BodyType, readonly [singular: string, plural: string]> = {
  '4x4': ['4x4', '4x4s'],
  bus: ['Bus', 'Buses'],
  cabChassis: ['Cab chassis', 'Cab chassis'],
  convertible: ['Convertible', 'Convertibles'],
  coupe: ['Coupe', 'Coupes'],
  hardtop: ['Hardtop', 'Hardtops'],
  hatch: ['Hatch', 'Hatches'],
  hatchback: ['Hatchback', 'Hatchbacks'],
  motorhome: ['Motorhome', 'Motorhomes'],
  lightTruck: ['Light truck', 'Light trucks'],
  peopleMover: ['People mover', 'People movers'],
  sedan: ['Sedan', 'Sedans'],
  softtop: ['Softtop', 'Softtops'],
  suv: ['SUV', 'SUVs'],
  ute: ['Ute', 'Utes'],
  van: ['Van', 'Vans'],
  wagon: ['Wagon', 'Wagons'],
  stationWagon: ['Station wagon', 'Station wagons'],
  rigidTruck: ['Rigid truck', 'Rigid trucks'],
  primeMover: ['Prime mover', 'Prime movers'],
  tipper: ['Tipper', 'Tippers'],
  naked: ['Naked bike', 'Naked bikes'],
  sport: ['Sport bike', 'Sport bikes'],
  cruiser: ['Cruiser', 'Cruisers'],
  adventure: ['Adventure bike', 'Adventure bikes'],
  touring: ['Touring bike', 'Touring bikes'],
  trail: ['Trail bike', 'Trail bikes'],
  scooter: ['Scooter', 'Scooters'],
  caravan: ['Caravan', 'Caravans'],
  popTop: ['Pop top', 'Pop tops'],
  hybridCaravan: ['Hybrid caravan', 'Hybrid caravans'],
  camperTrailer: ['Camper trailer', 'Camper trailers'],
};

/**
 * Bodies that DAT-37 lists under two names, with the one that imports use: a dealer's feed writes "Hatch" for one
 * vehicle and "Hatchback" for the next, and shoppers would find two lists of the same cars.
 */
const SAME_BODY: ReadonlyMap<BodyType, BodyType> = new Map([
  ['hatchback', 'hatch'],
  ['stationWagon', 'wagon'],
]);

/** The name that imports use for a body. */
export const usualBody = (body: BodyType): BodyType => SAME_BODY.get(body) ?? body;

/** The other names of a body. */
export const otherBodyNames = (body: BodyType): BodyType[] =>
  [...SAME_BODY].flatMap(([other, usual]) => (usual === body ? [other] : []));

/** "SUV", "Cab chassis", "People mover". */
export function bodyLabel(body: BodyType): string {
  return BODIES[body][0];
}

/** "SUVs", "Cab chassis", "People movers". */
export function bodyPlural(body: BodyType): string {
  return BODIES[body][1];
}

/** Path segment of a body: "cab-chassis" (ROU-23, ROU-30). */
export function bodySlug(body: BodyType): string {
  return slugify(bodyLabel(body));
}

/** Body types in the specification's order (DAT-37), then those of trucks, motorcycles and caravans. */
export function allBodies(): BodyType[] {
  return Object.keys(BODIES) as BodyType[];
}

let bodies: Map<string, BodyType> | null = null;

/** The body type of a path segment, or null. Also accepts the lower-cased name of the type ("cabchassis"). */
export function bodyBySlug(slug: string): BodyType | null {
  bodies ??= new Map([
    ...allBodies().map((body): [string, BodyType] => [body.toLowerCase(), body]),
    ...allBodies().map((body): [string, BodyType] => [bodySlug(body), body]),
  ]);
  return bodies.get(slug) ?? null;
}
