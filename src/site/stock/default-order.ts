import { isAvailable } from '../../rules/availability.ts';
import { PRICE_ABOVE } from '../../rules/price.ts';
import { NEW_ARRIVAL_DAYS } from '../../rules/tag.ts';
import type { Car } from '../../stock/car.ts';

const DAY = 86_400_000;

/** What a vehicle is ranked by; higher comes first. */
interface Rank {
  car: Car;
  /** For sale now 4, with pictures 2, with a price 1. */
  worth: number;
  /** Whole days since 1970 on which it was listed, 0 when not known. */
  day: number;
}

function rankOf(car: Car): Rank {
  const ready = isAvailable(car) && !car.reserved ? 4 : 0;
  const pictured = car.primary_image_url || car.images.length > 0 ? 2 : 0;
  const priced = (car.price ?? 0) > PRICE_ABOVE ? 1 : 0;
  const created = car.created_at === null ? 0 : Date.parse(car.created_at) || 0;
  return { car, worth: ready + pictured + priced, day: Math.floor(created / DAY) };
}

function compareBy(latest: number): (a: Rank, b: Rank) => number {
  const fresh = (rank: Rank) => (rank.day >= latest - NEW_ARRIVAL_DAYS ? rank.day : 0);
  return (a, b) =>
    b.worth - a.worth ||
    fresh(b) - fresh(a) ||
    (a.car.price ?? 0) - (b.car.price ?? 0) ||
    (a.car.id < b.car.id ? -1 : 1);
}

/**
 * Vehicles in the order a search starts in: those that can be bought first, then those with pictures and
 * a price; within these the newest arrivals, then by price. The order depends on the stock alone.
 */
export function inDefaultOrder(cars: readonly Car[]): Car[] {
  const ranks = cars.map(rankOf);
  const latest = ranks.reduce((max, { day }) => Math.max(max, day), 0);
  return ranks.sort(compareBy(latest)).map(({ car }) => car);
}

/** The newest first; of one day those with pictures first. */
export function newestFirst(cars: readonly Car[]): Car[] {
  return cars
    .map(rankOf)
    .filter(({ day }) => day > 0)
    .sort((a, b) => b.day - a.day || b.worth - a.worth || (a.car.id < b.car.id ? -1 : 1))
    .map(({ car }) => car);
}
