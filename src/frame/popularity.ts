import type { BodyType } from '../stock/car.ts';
import type { Site } from '../tenant/schema/site.ts';

/** Makes most asked for in Australia: a fixed order, so that menus do not move with each sale. */
const MAKES = [
  'Toyota',
  'Mazda',
  'Ford',
  'Kia',
  'Hyundai',
  'Mitsubishi',
  'Isuzu',
  'Isuzu UTE',
  'Nissan',
  'Subaru',
  'Volkswagen',
  'MG',
  'GWM',
  'BYD',
  'Tesla',
  'Mercedes-Benz',
  'BMW',
  'Suzuki',
  'Honda',
  'Lexus',
  'Audi',
  'Jeep',
  'Land Rover',
  'Hino',
  'Fuso',
  'UD Trucks',
  'Volvo',
  'Kenworth',
  'Scania',
  'Iveco',
  'Yamaha',
  'Kawasaki',
  'Harley-Davidson',
  'Triumph',
  'KTM',
  'Ducati',
  'Jayco',
  'New Age',
  'Avida',
  'Jurgens',
];

/** Bodies of each kind of vehicle, the most asked for first. */
const BODIES: Record<Site['kind'], BodyType[]> = {
  cars: [
    'suv',
    'ute',
    'hatch',
    'hatchback',
    'sedan',
    'wagon',
    'stationWagon',
    '4x4',
    'van',
    'peopleMover',
    'coupe',
    'convertible',
  ],
  trucks: ['rigidTruck', 'primeMover', 'tipper', 'cabChassis', 'lightTruck', 'bus'],
  motorcycles: ['naked', 'sport', 'cruiser', 'adventure', 'touring', 'trail', 'scooter'],
  caravans: ['caravan', 'popTop', 'hybridCaravan', 'camperTrailer', 'motorhome'],
};

const MAKE_RANK = new Map(MAKES.map((make, rank) => [make.toLowerCase(), rank]));

function sorted<T>(items: readonly T[], ranks: ReadonlyMap<string, number>, keyOf: (item: T) => string): T[] {
  const rank = (item: T) => ranks.get(keyOf(item)) ?? ranks.size;
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** The best known makes first; the others keep their order. */
export function makesByPopularity<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return sorted(items, MAKE_RANK, (item) => nameOf(item).toLowerCase());
}

/** The bodies of the site's own kind first, each kind's most asked for leading; the others keep their order. */
export function bodiesByPopularity<T>(
  items: readonly T[],
  kind: Site['kind'],
  bodyOf: (item: T) => string,
): T[] {
  const order = [...BODIES[kind], ...Object.values(BODIES).flat()];
  const ranks = new Map<string, number>();
  for (const body of order) if (!ranks.has(body)) ranks.set(body, ranks.size);
  return sorted(items, ranks, bodyOf);
}
