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
 * False for bodies that are towed, true for motorhomes. Any other vehicle of the kind caravan, or with "trailer" in its
 * body, has an engine only if the feed names a fuel, an engine or a transmission. All other vehicles have one, even if
 * the feed leaves these out.
 */
export function hasEngine(car: EngineFields): boolean {
  if (TOWED.has(car.simple_body)) return false;
  if (car.simple_body === 'motorhome') return true;
  const mayBeTowed = car.item_type === 'caravan' || /\btrailer\b/i.test(car.body ?? '');
  return !mayBeTowed || namesEngine(car);
}
