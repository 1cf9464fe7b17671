import type { BodyType } from '../../stock/car.ts';

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

const BODIES: BodyType[] = [
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
  'rigidTruck',
  'primeMover',
  'tipper',
  'cabChassis',
  'lightTruck',
  'bus',
  'naked',
  'sport',
  'cruiser',
  'adventure',
  'touring',
  'trail',
  'scooter',
  'caravan',
  'popTop',
  'hybridCaravan',
  'camperTrailer',
  'motorhome',
];

const MAKE_RANK = new Map(MAKES.map((make, rank) => [make.toLowerCase(), rank]));
const BODY_RANK = new Map<string, number>(BODIES.map((body, rank) => [body, rank]));

function sorted<T>(items: readonly T[], ranks: Map<string, number>, keyOf: (item: T) => string): T[] {
  const rank = (item: T) => ranks.get(keyOf(item)) ?? ranks.size;
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** The best known makes first; the others keep their order. */
export function makesByPopularity<T>(items: readonly T[], nameOf: (item: T) => string): T[] {
  return sorted(items, MAKE_RANK, (item) => nameOf(item).toLowerCase());
}

/** The most asked for bodies first; the others keep their order. */
export function bodiesByPopularity<T>(items: readonly T[], bodyOf: (item: T) => string): T[] {
  return sorted(items, BODY_RANK, bodyOf);
}
