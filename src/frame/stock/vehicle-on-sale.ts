import type { Car } from '../../stock/car.ts';
import type { SiteContext } from '../site-context.ts';

/** The vehicle for sale with this stock number or id. */
export function vehicleOnSale({ stock }: Pick<SiteContext, 'stock'>, number: string): Car | undefined {
  const wanted = number.toLowerCase();
  return stock.onSale.find(
    ({ id, stocknum }) => id.toLowerCase() === wanted || stocknum?.toLowerCase() === wanted,
  );
}
