import type { Car } from '../car.ts';
import { isPurchasable, type SaleState } from './availability.ts';

export interface FavouriteRules {
  /** The site compares vehicles, so a price and a picture are required (WAT-10). */
  compareMode: boolean;
  /** Favourites and compare are offered only for used vehicles (WAT-11). */
  usedOnly: boolean;
}

/** Decides whether favourites and compare are offered for a vehicle (WAT-09 to WAT-11). */
export function favouriteOffered(
  car: SaleState & Pick<Car, 'reserved' | 'price' | 'car_type' | 'primary_image_url' | 'images'>,
  rules: FavouriteRules,
): boolean {
  if (!isPurchasable(car)) return false;
  if (rules.usedOnly && car.car_type !== 'used') return false;
  return !rules.compareMode || ((car.price ?? 0) > 0 && carImageUrl(car) !== null);
}

/** The vehicle's primary picture, or null. */
export function carImageUrl(car: Pick<Car, 'primary_image_url' | 'images'>): string | null {
  return car.primary_image_url || car.images[0]?.image.url || null;
}
