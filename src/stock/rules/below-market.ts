import type { Car } from '../car.ts';
import type { PriceView } from '../views.ts';
import { isGone } from './availability.ts';

/** AUD below the state's average from which a vehicle is "below market" (specification §4, MKT-08). */
export const BELOW_MARKET_BY = 500;

/**
 * AUD that a vehicle stands below its state's average, where that is at least 500; else null (MKT-08). It says
 * something of a price, so there is none where the vehicle is gone or no price to buy it for shows.
 */
export function belowMarketBy(
  car: Pick<Car, 'status' | 'sold' | 'price' | 'state_average_market_price'>,
  shown: PriceView,
): number | null {
  const { price, state_average_market_price: average } = car;
  if (isGone(car) || shown.kind !== 'price' || price === null || average === null) return null;
  return average - price >= BELOW_MARKET_BY ? average - price : null;
}
