import type { Car } from '../stock/car.ts';
import { PRICE_ABOVE } from './price.ts';

/** AUD below the state's average from which a vehicle is "below market" (MKT-08). */
export const BELOW_MARKET_BY = 500;

/** At least 500 below the state average, for a vehicle whose price shows (MKT-08). */
export function isBelowMarket(car: Pick<Car, 'price' | 'state_average_market_price'>): boolean {
  return (
    car.price !== null &&
    car.price > PRICE_ABOVE &&
    car.state_average_market_price !== null &&
    car.state_average_market_price - car.price >= BELOW_MARKET_BY
  );
}
