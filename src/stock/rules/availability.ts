import type { Car } from '../car.ts';

/** True if in stock or coming soon. A vehicle with any other status is unavailable (CAR-12, CAR-13). */
export function isAvailable(car: Pick<Car, 'status' | 'gone_at'>): boolean {
  return car.gone_at === null && (car.status === 'in_stock' || car.status === 'coming_soon');
}

/** The fields that decide whether a vehicle can still be bought. */
export type SaleState = Pick<Car, 'status' | 'sold' | 'gone_at'>;

/** True if unavailable, or marked sold while the status is out of date. The vehicle is then no longer for sale. */
export function isGone(car: SaleState): boolean {
  return car.sold || !isAvailable(car);
}

/** True if the vehicle is no longer in the feed, and nobody has said that it was sold. */
export function hasLeft({ status, sold, gone_at }: SaleState): boolean {
  return gone_at !== null && !sold && status !== 'sold';
}

/** True if available and neither sold nor reserved (WAT-09, CAR-14). */
export function isPurchasable(car: SaleState & Pick<Car, 'reserved'>): boolean {
  return isAvailable(car) && !car.sold && !car.reserved;
}

/** In AUD. A vehicle at this price or below cannot be reserved (CAR-15). */
export const RESERVABLE_ABOVE = 200;

/**
 * Decides whether a reserve button shows (CAR-15, CAR-16). Nothing is reservable without the site's
 * `autograb` flag.
 */
export function isReservable(
  car: SaleState & Pick<Car, 'reserved' | 'price'>,
  site: { autograb: boolean },
): boolean {
  return (
    site.autograb &&
    car.status === 'in_stock' &&
    isPurchasable(car) &&
    car.price !== null &&
    car.price > RESERVABLE_ABOVE
  );
}
