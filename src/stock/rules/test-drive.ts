import type { Car } from '../car.ts';
import { isPurchasable, type SaleState } from './availability.ts';
import { type EngineFields, hasEngine } from './has-engine.ts';

/** True if a test drive is offered: for vehicles that can be purchased and have an engine. */
export const testDriveOffered = (car: SaleState & Pick<Car, 'reserved'> & EngineFields): boolean =>
  isPurchasable(car) && hasEngine(car);

/** True if the dealer has tagged the vehicle "Test Drive Only" (CAR-08, TRK-07). */
export const isTestDriveOnly = ({ tag }: Pick<Car, 'tag'>): boolean =>
  tag?.trim().toLowerCase() === 'test drive only';
