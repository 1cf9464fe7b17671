import type { BodyType, Car } from '../car.ts';
import { transmissionLabel } from './labels.ts';

/** Bodies that another vehicle tows. */
const TOWED = new Set<BodyType | null>(['caravan', 'popTop', 'hybridCaravan', 'camperTrailer']);

/** Fields that decide whether a vehicle has an engine. */
export type EngineFields = Pick<
  Car,
  | 'item_type'
  | 'simple_body'
  | 'body'
  | 'fuel'
  | 'simple_fuel'
  | 'engine_size'
  | 'engine_size_litres'
  | 'variant'
  | 'simple_transmission'
  | 'trans'
>;

/** True if the feed says anything about an engine or its transmission. */
const namesEngine = (car: EngineFields): boolean =>
  Boolean(
    car.simple_fuel ||
      car.fuel ||
      car.engine_size ||
      car.engine_size_litres ||
      car.variant?.enginesize ||
      car.variant?.cylinders ||
      transmissionLabel(car),
  );

/**
 * False for caravans and trailers. Feeds often leave out a car's fuel, but a leisure vehicle or trailer counts as
 * one with an engine only if the feed says so, or if it is a motorhome.
 */
export function hasEngine(car: EngineFields): boolean {
  if (TOWED.has(car.simple_body)) return false;
  if (car.simple_body === 'motorhome') return true;
  const mayBeTowed = car.item_type === 'caravan' || /\btrailer\b/i.test(car.body ?? '');
  return !mayBeTowed || namesEngine(car);
}
