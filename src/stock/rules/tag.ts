import { DAY_MS } from '../../lib/days.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Car, SimpleFuel } from '../car.ts';
import type { TagView } from '../views.ts';
import { hasLeft, isGone, type SaleState } from './availability.ts';
import { fuelLabel, STATUS_LABELS } from './labels.ts';
import { isSameMake } from './make-model.ts';

/** Age in days up to which a vehicle is a new arrival (CAR-23). */
export const NEW_ARRIVAL_DAYS = 8;
const ELECTRIFIED: readonly (SimpleFuel | null)[] = ['Electric', 'Hybrid', 'Plug-in Hybrid'];

/**
 * Created within the last 8 days: exactly 192 hours ago still counts, a millisecond more does not. A date up
 * to a day in the future counts too, because feeds give local dates without a zone.
 */
export function isNewArrival(car: Pick<Car, 'created_at'>, now: Date): boolean {
  if (!car.created_at) return false;
  const age = now.getTime() - Date.parse(car.created_at);
  return age <= NEW_ARRIVAL_DAYS * DAY_MS && age > -DAY_MS;
}

/** Decides whether the certified badge shows: used, certified, not sold, of the configured make (CAR-20). */
export function isCertified(
  car: SaleState & Pick<Car, 'make' | 'car_type' | 'certified'>,
  tags: Pick<Config['tags'], 'certified_manufacturer'>,
): boolean {
  return (
    tags.certified_manufacturer !== null &&
    isSameMake(car.make, tags.certified_manufacturer) &&
    car.car_type === 'used' &&
    car.certified &&
    !isGone(car)
  );
}

/**
 * A card's tag (CAR-17 to CAR-26): sold comes first, then the order of precedence; null if none applies.
 */
export function tagView(car: Car, config: Pick<Config, 'tags' | 'wording'>, now: Date): TagView | null {
  if (hasLeft(car)) return { kind: 'sold', text: STATUS_LABELS.gone };
  if (isGone(car)) return { kind: 'sold', text: config.wording.sold_tag };
  if (config.tags.electric && ELECTRIFIED.includes(car.simple_fuel)) {
    return { kind: 'electric', text: fuelLabel(car) ?? 'Electric' };
  }
  if (car.reserved) return { kind: 'reserved', text: 'Reserved' };
  if (isCertified(car, config.tags)) {
    return { kind: 'certified', text: `${car.make} certified`, image: config.tags.certified_image };
  }
  const text = car.tag?.trim();
  if (text) return { kind: 'own', text };
  if (car.status === 'coming_soon') return { kind: 'coming_soon', text: 'COMING SOON' };
  if (isNewArrival(car, now)) return { kind: 'new', text: config.wording.new_tag };
  return null;
}
