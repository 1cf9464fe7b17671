import type { BodyType } from '../stock/car.ts';
import type { Site } from '../tenant/schema/site.ts';

/** Body types by kind of vehicle, the most popular first. */
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

function sortByRank<T>(
  items: readonly T[],
  ranks: ReadonlyMap<string, number>,
  keyOf: (item: T) => string,
): T[] {
  const rank = (item: T) => ranks.get(keyOf(item)) ?? ranks.size;
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/**
 * Sorts body types by popularity. Those of the site's kind of vehicle come before those of other kinds. Types that are
 * not in the lists come last, in their given order.
 */
export function bodiesByPopularity<T>(
  items: readonly T[],
  kind: Site['kind'],
  bodyOf: (item: T) => string,
): T[] {
  const order = [...BODIES[kind], ...Object.values(BODIES).flat()];
  const ranks = new Map<string, number>();
  for (const body of order) if (!ranks.has(body)) ranks.set(body, ranks.size);
  return sortByRank(items, ranks, bodyOf);
}
