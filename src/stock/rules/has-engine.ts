import type { BodyType, Car } from '../car.ts';

/** Bodies that another vehicle tows. */
const TOWED = new Set<BodyType | null>(['caravan', 'popTop', 'hybridCaravan', 'camperTrailer']);

type Described = Pick<
  Car,
  | 'item_type'
  | 'simple_body'
  | 'body'
  | 'fuel'
  | 'simple_fuel'
  | 'engine_size'
  | 'engine_size_litres'
  | 'variant'
>;

/** True if the feed says anything about an engine. */
const namesEngine = (car: Described): boolean =>
  Boolean(
    car.simple_fuel ||
      car.fuel ||
      car.engine_size ||
      car.engine_size_litres ||
      car.variant?.enginesize ||
      car.variant?.cylinders,
  );

/**
 * False for caravans and trailers. Feeds often leave out a car's fuel, but a leisure vehicle or trailer counts as
 * one with an engine only if the feed says so, or if it is a motorhome.
 */
export function hasEngine(car: Described): boolean {
  if (TOWED.has(car.simple_body)) return false;
  if (car.simple_body === 'motorhome') return true;
  const mayBeTowed = car.item_type === 'caravan' || /\btrailer\b/i.test(car.body ?? '');
  return !mayBeTowed || namesEngine(car);
}
