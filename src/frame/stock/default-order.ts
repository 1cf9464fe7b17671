import { DAY_MS } from '../../lib/days.ts';
import { compareTies } from '../../lib/tie-break.ts';
import type { Car } from '../../stock/car.ts';
import { isAvailable } from '../../stock/rules/availability.ts';
import { HIGHEST_HIDDEN_PRICE } from '../../stock/rules/price.ts';
import { NEW_ARRIVAL_DAYS } from '../../stock/rules/tag.ts';

/** AUD: the largest number of 24 bits, which is the room that a rank has for the price. Higher prices rank the same. */
const MAX_PRICE = 2 ** 24 - 1;

/** 0 to 7: 4 points for a vehicle that can be bought now, 2 for pictures, 1 for a price. */
function readinessOf(car: Car): number {
  const ready = isAvailable(car) && !car.reserved ? 4 : 0;
  const pictured = car.primary_image_url || car.images.length > 0 ? 2 : 0;
  const priced = (car.price ?? 0) > HIGHEST_HIDDEN_PRICE ? 1 : 0;
  return ready + pictured + priced;
}

/** Day on which the vehicle was listed, in whole days since 1970; 0 if unknown. */
function dayOf(car: Car): number {
  const created = car.created_at === null ? 0 : Date.parse(car.created_at) || 0;
  return Math.floor(created / DAY_MS);
}

const compareIds = (a: Car, b: Car) => (a.id < b.id ? -1 : 1);

/** `rank` is the `custom_rank` of the vehicle's search document. */
export interface RankedCar {
  car: Car;
  rank: number;
}

/**
 * Sorts vehicles in the search's default order and gives each its `custom_rank` (API-05): vehicles that can
 * be bought first, then those with pictures and a price; within these the newest arrivals, then the lowest
 * price. Ties are broken by id, as in the search engine. A vehicle's rank depends only on itself and on the
 * latest day in stock, so a sale does not change the rank of other vehicles.
 *
 * The rank packs three numbers into an int32: 3 bits for readiness (see `readinessOf`), 4 bits for freshness (0 unless
 * it is a new arrival, and highest for the latest day), and 24 bits for the price, reversed so that low prices come
 * first.
 */
export function rankCars(cars: readonly Car[]): RankedCar[] {
  const days = cars.map(dayOf);
  const latest = days.reduce((max, day) => Math.max(max, day), 0);
  const rankOf = (car: Car, day: number): number => {
    const fresh = Math.max(0, day - latest + NEW_ARRIVAL_DAYS + 1);
    const price = Math.min(Math.max(0, Math.round(car.price ?? 0)), MAX_PRICE);
    return readinessOf(car) * 2 ** 28 + fresh * 2 ** 24 + (MAX_PRICE - price);
  };
  return cars
    .map((car, i) => ({ car, rank: rankOf(car, days[i] ?? 0) }))
    .sort((a, b) => b.rank - a.rank || compareTies(a.car.id, b.car.id));
}

/** Sorts vehicles in the search's default order (see `rankCars`). */
export function inDefaultOrder(cars: readonly Car[]): Car[] {
  return rankCars(cars).map(({ car }) => car);
}

/**
 * Sorts by arrival, newest first; within a day by readiness (can be bought, has pictures, has a price). Vehicles
 * without a date are left out.
 */
export function newestFirst(cars: readonly Car[]): Car[] {
  return cars
    .map((car) => ({ car, day: dayOf(car), readiness: readinessOf(car) }))
    .filter(({ day }) => day > 0)
    .sort((a, b) => b.day - a.day || b.readiness - a.readiness || compareIds(a.car, b.car))
    .map(({ car }) => car);
}
