import type { Car } from '../car.ts';
import { amountIn, extraSpec } from './extra-spec.ts';

/** Gross vehicle mass in kg: of the vehicle and all that it may carry; null if unknown. */
export const grossVehicleMass = (car: Car): number | null =>
  car.variant?.grossvehiclemass || amountIn('kg', extraSpec(car, 'GVM'));

/** Gross combination mass in kg: with a trailer; null if unknown. */
export const grossCombinationMass = (car: Car): number | null => amountIn('kg', extraSpec(car, 'GCM'));

/** Tare of a caravan in kg: empty, as it left the factory; null if unknown. */
export const tareMass = (car: Car): number | null =>
  car.caravan?.tare_weight || amountIn('kg', extraSpec(car, 'Tare'));

/** Payload in kg; null if unknown. */
export const payloadOf = (car: Car): number | null => amountIn('kg', extraSpec(car, 'Payload'));

/** Aggregate trailer mass in kg: the most that a van that is towed may weigh; null if unknown. */
export const aggregateTrailerMass = (car: Car): number | null =>
  car.caravan?.aggregate_trailer_mass || amountIn('kg', extraSpec(car, 'ATM'));
