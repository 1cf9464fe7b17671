import { memoize } from '../lib/memoize.ts';
import type { Car } from './car.ts';
import { isGone } from './rules/availability.ts';

/** Vehicles in stock, grouped and sorted by price. A look-up takes two binary searches and a short scan. */
export interface SimilarIndex {
  /** Vehicles by group key (see `groupKeys`), sorted by price, then id. */
  groups: ReadonlyMap<string, readonly Car[]>;
  /** Vehicles of a group by model year, also sorted by price, then id. */
  yearsOf: (key: string) => ReadonlyMap<number, readonly Car[]>;
}

/**
 * Keys of the groups that a vehicle is in, most similar first: model and body, model, make and body, make, body, all.
 */
function groupKeys(car: Car): string[] {
  const make = car.make.toLowerCase();
  const model = car.model.toLowerCase();
  const body = car.simple_body;
  const keys = [`model:${make}|${model}`, `make:${make}`, 'all'];
  if (body === null) return keys;
  return [
    `model-body:${make}|${model}|${body}`,
    `model:${make}|${model}`,
    `make-body:${make}|${body}`,
    `make:${make}`,
    `body:${body}`,
    'all',
  ];
}

const byPrice = (a: Car, b: Car): number => (a.price ?? 0) - (b.price ?? 0) || (a.id < b.id ? -1 : 1);

/**
 * Builds the index for `similarCars`. It has only vehicles that are in stock, not sold and shown on the site.
 */
export function buildSimilarIndex(cars: readonly Car[]): SimilarIndex {
  const groups = new Map<string, Car[]>();
  for (const car of cars) {
    if (car.status !== 'in_stock' || isGone(car) || !car.show_on_dealer_website) continue;
    for (const key of groupKeys(car)) {
      const group = groups.get(key);
      if (group) group.push(car);
      else groups.set(key, [car]);
    }
  }
  for (const group of groups.values()) group.sort(byPrice);
  return {
    groups,
    yearsOf: memoize((key: string) => Map.groupBy(groups.get(key) ?? [], ({ year }) => year)),
  };
}

/**
 * AUD above and below a price within which vehicles count as similar: 10,000 for prices below 50,000, else
 * 25,000.
 */
export function priceWindow(price: number): number {
  return price < 50_000 ? 10_000 : 25_000;
}

/** Index of the first vehicle whose price is at least `price`. */
function lowerBound(group: readonly Car[], price: number): number {
  let low = 0;
  let high = group.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((group[middle]?.price ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Vehicles of a group within the price window, nearest price first. */
function* byNearestPrice(group: readonly Car[], price: number, window: number): Generator<Car> {
  let up = lowerBound(group, price);
  let down = up - 1;
  for (;;) {
    const above = group[up];
    const below = group[down];
    const upGap = above ? (above.price ?? 0) - price : Number.POSITIVE_INFINITY;
    const downGap = below?.price ? price - below.price : Number.POSITIVE_INFINITY;
    const gap = Math.min(upGap, downGap);
    if (gap > window) return;
    if (upGap <= downGap) {
      up++;
      if (above) yield above;
    } else {
      down--;
      if (below) yield below;
    }
  }
}

/** Similar vehicles by group, the most similar group first, and within a group by nearest price. */
function* nearestPrices(car: Car, price: number, { groups }: SimilarIndex): Generator<Car> {
  const window = priceWindow(price);
  for (const key of groupKeys(car)) yield* byNearestPrice(groups.get(key) ?? [], price, window);
}

/** Merges two lists that are sorted by price. */
function* mergeByPrice(first: readonly Car[], second: readonly Car[]): Generator<Car> {
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [first[i], second[j]];
    if (a && (!b || byPrice(a, b) < 0)) {
      i++;
      yield a;
    } else if (b) {
      j++;
      yield b;
    } else return;
  }
}

/**
 * Vehicles of the same model, then of the same body, then of the same make. Each part is sorted by nearest year; among
 * equally near years, the same make comes first.
 */
function* nearestYears(car: Car, { yearsOf }: SimilarIndex): Generator<Car> {
  const make = car.make.toLowerCase();
  const body = car.simple_body;
  const stages = [
    [`model:${make}|${car.model.toLowerCase()}`],
    [`make-body:${make}|${body}`, `body:${body}`],
    [`make:${make}`],
  ];
  for (const keys of stages) {
    const groups = keys.map(yearsOf);
    const years = groups.flatMap((group) => [...group.keys()]);
    const gaps = [...new Set(years.map((year) => Math.abs(year - car.year)))].sort((a, b) => a - b);
    for (const gap of gaps)
      for (const group of groups)
        yield* mergeByPrice(
          group.get(car.year - gap) ?? [],
          gap === 0 ? [] : (group.get(car.year + gap) ?? []),
        );
  }
}

/**
 * Finds up to `limit` similar vehicles: in stock, within the price window (10,000 AUD either side below
 * 50,000 AUD, else 25,000), same model first, then same make, then same body, then nearest price. For a
 * vehicle without a price: same model, then body, then make, at any price, nearest year first.
 */
export function similarCars(car: Car, index: SimilarIndex, limit = 6): Car[] {
  const found: Car[] = [];
  const taken = new Set<string>([car.id]);
  for (const other of car.price ? nearestPrices(car, car.price, index) : nearestYears(car, index)) {
    if (found.length >= limit) return found;
    if (taken.has(other.id)) continue;
    taken.add(other.id);
    found.push(other);
  }
  return found;
}
