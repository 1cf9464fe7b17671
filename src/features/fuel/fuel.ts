import type { Car } from '../../stock/car.ts';

/** kms per week (CAL-02). */
export const DEFAULT_DISTANCE = 250;
/** L/100km, for vehicles with unknown consumption (CAL-03). */
export const DEFAULT_CONSUMPTION = 10;
const WEEKS_PER_YEAR = 52;

export interface FuelCost {
  /** AUD, unrounded. */
  week: number;
  year: number;
}

/** L/100km: the vehicle's combined consumption, else the default (CAL-03). */
export function consumptionOf(car: Pick<Car, 'variant'>): number {
  const known = car.variant?.fuelconsumptioncombined ?? 0;
  return known > 0 ? known : DEFAULT_CONSUMPTION;
}

/** km/100 × consumption × price, for a week and a year (CAL-04). */
export function fuelCost(kmsPerWeek: number, consumption: number, pricePerLitre: number): FuelCost {
  const week = (kmsPerWeek / 100) * consumption * pricePerLitre;
  return { week, year: week * WEEKS_PER_YEAR };
}

/** False for electric vehicles, which have no fuel calculator (CAL-05). */
export function hasFuelCost(car: Pick<Car, 'simple_fuel'>): boolean {
  return car.simple_fuel !== 'Electric';
}
