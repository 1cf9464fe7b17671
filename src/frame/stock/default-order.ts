import { compareTies } from '../../lib/tie-break.ts';
import type { Car } from '../../stock/car.ts';
import { isAvailable } from '../../stock/rules/availability.ts';
import { PRICE_ABOVE } from '../../stock/rules/price.ts';
import { NEW_ARRIVAL_DAYS } from '../../stock/rules/tag.ts';

const DAY = 86_400_000;
/** AUD: prices above it rank alike. */
const MAX_PRICE = 2 ** 24 - 1;

/** For sale now 4, with pictures 2, with a price 1. */
function worthOf(car: Car): number {
  const ready = isAvailable(car) && !car.reserved ? 4 : 0;
  const pictured = car.primary_image_url || car.images.length > 0 ? 2 : 0;
  const priced = (car.price ?? 0) > PRICE_ABOVE ? 1 : 0;
  return ready + pictured + priced;
}

/** Whole days since 1970 on which it was listed, 0 when not known. */
function dayOf(car: Car): number {
  const created = car.created_at === null ? 0 : Date.parse(car.created_at) || 0;
  return Math.floor(created / DAY);
}

const byId = (a: Car, b: Car) => (a.id < b.id ? -1 : 1);

/** A vehicle with its `custom_rank`. */
export interface RankedCar {
  car: Car;
  rank: number;
}

/**
 * Vehicles in the order a search starts in, with the number that says it (API-05, `custom_rank`): those
 * that can be bought first, then those with pictures and a price; within these the newest arrivals, then by
 * price. The order depends on the stock alone, and a vehicle's number on the vehicle and the stock's latest
 * day, so that a sale changes nobody else's.
 *
 * Equals come in an order that follows from their ids, as the search sorts them.
 *
 * A rank is an int32: worth in 3 bits, days since it arrived in 4, and 24 of price, the lowest highest.
 */
export function ranked(cars: readonly Car[]): RankedCar[] {
  const days = cars.map(dayOf);
  const latest = days.reduce((max, day) => Math.max(max, day), 0);
  const rankOf = (car: Car, day: number): number => {
    const fresh = Math.max(0, day - latest + NEW_ARRIVAL_DAYS + 1);
    const price = Math.min(Math.max(0, Math.round(car.price ?? 0)), MAX_PRICE);
    return worthOf(car) * 2 ** 28 + fresh * 2 ** 24 + (MAX_PRICE - price);
  };
  return cars
    .map((car, i) => ({ car, rank: rankOf(car, days[i] ?? 0) }))
    .sort((a, b) => b.rank - a.rank || compareTies(a.car.id, b.car.id));
}

/** Vehicles in the order a search starts in: see `ranked`. */
export function inDefaultOrder(cars: readonly Car[]): Car[] {
  return ranked(cars).map(({ car }) => car);
}

/** The newest first; of one day those with pictures first. */
export function newestFirst(cars: readonly Car[]): Car[] {
  return cars
    .map((car) => ({ car, day: dayOf(car), worth: worthOf(car) }))
    .filter(({ day }) => day > 0)
    .sort((a, b) => b.day - a.day || b.worth - a.worth || byId(a.car, b.car))
    .map(({ car }) => car);
}
