import type { Car } from '../car.ts';
import type { PriceView } from '../views.ts';
import { isGone, type SaleState } from './availability.ts';

/** AUD below the state average from which a vehicle counts as below market (specification §4, MKT-08). */
export const BELOW_MARKET_BY = 500;

/**
 * AUD by which a vehicle's price is below its state average, if at least 500; else null (MKT-08). Null also
 * if the vehicle is gone or no purchase price is shown, because there is then no price to compare.
 */
export function belowMarketBy(
  car: SaleState & Pick<Car, 'price' | 'state_average_market_price'>,
  shown: PriceView,
): number | null {
  const { price, state_average_market_price: average } = car;
  if (isGone(car) || shown.kind !== 'price' || price === null || average === null) return null;
  return average - price >= BELOW_MARKET_BY ? average - price : null;
}
