import type { Car } from '../car.ts';

/** True if in stock or coming soon. A vehicle with any other status is unavailable (CAR-12, CAR-13). */
export function isAvailable(car: Pick<Car, 'status'>): boolean {
  return car.status === 'in_stock' || car.status === 'coming_soon';
}

/** True if unavailable, or marked sold while the status is out of date. The vehicle is then shown as sold. */
export function isGone(car: Pick<Car, 'status' | 'sold'>): boolean {
  return car.sold || !isAvailable(car);
}

/** True if available and neither sold nor reserved (WAT-09, CAR-14). */
export function isPurchasable(car: Pick<Car, 'status' | 'sold' | 'reserved'>): boolean {
  return isAvailable(car) && !car.sold && !car.reserved;
}

/** In AUD. A vehicle at this price or below cannot be reserved (CAR-15). */
export const RESERVABLE_ABOVE = 200;

/**
 * Decides whether a reserve button shows (CAR-15, CAR-16). Nothing is reservable without the site's
 * `autograb` flag.
 */
export function isReservable(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'price'>,
  site: { autograb: boolean },
): boolean {
  return (
    site.autograb &&
    car.status === 'in_stock' &&
    !car.sold &&
    !car.reserved &&
    car.price !== null &&
    car.price > RESERVABLE_ABOVE
  );
}
