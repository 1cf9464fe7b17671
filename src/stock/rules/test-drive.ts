import type { Car } from '../car.ts';
import { isPurchasable } from './availability.ts';
import { type EngineFields, hasEngine } from './has-engine.ts';

/** Decides whether a test drive is offered: for vehicles on sale, except towed ones. */
export const testDriveOffered = (car: Pick<Car, 'status' | 'sold' | 'reserved'> & EngineFields): boolean =>
  isPurchasable(car) && hasEngine(car);

/** Reports whether a vehicle carries the dealer's tag for vehicles that can only be driven (CAR-08, TRK-07). */
export const isTestDriveOnly = ({ tag }: Pick<Car, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only';
