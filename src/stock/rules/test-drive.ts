import type { Car } from '../car.ts';
import { isPurchasable } from './availability.ts';
import { transmissionLabel } from './labels.ts';

/** Decides whether a test drive is offered: for vehicles on sale, except towed ones. */
export function testDriveOffered(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'item_type' | 'simple_transmission' | 'trans'>,
): boolean {
  // A caravan with a transmission is a motorhome, which can be driven.
  const isTowed = car.item_type === 'caravan' && !transmissionLabel(car);
  return isPurchasable(car) && !isTowed;
}
