import type { Car } from '../../src/stock/car.ts';
import { isGone } from '../../src/stock/rules/availability.ts';
import { fixtureCars } from '../fixture-site/cars.ts';

/**
 * `count` vehicles: the fixture's vehicles in stock again and again, each with an id, slug and stock number of its own.
 */
export function manyCars(count: number, now: Date, over: Partial<Car> = {}): Car[] {
  const cars = fixtureCars(now).filter((car) => car.status === 'in_stock' && !isGone(car));
  return Array.from({ length: count }, (_, n) => {
    const car = cars[n % cars.length];
    if (!car) throw new Error('The fixture has no vehicle in stock.');
    const slug = `${car.slug}-${n}`;
    return { ...car, id: `${car.id}-${n}`, slug, path: `/cars/${slug}`, stocknum: `S${n}`, ...over };
  });
}
