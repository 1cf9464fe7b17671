import type { Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';

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

/** km/100 × consumption × price, for a week and a year (CAL-04). */
export function fuelCost(kmsPerWeek: number, consumption: number, pricePerLitre: number): FuelCost {
  const week = (kmsPerWeek / 100) * consumption * pricePerLitre;
  return { week, year: week * WEEKS_PER_YEAR };
}

/** Start values of the fuel calculator. */
export interface FuelView {
  /** L/100km: the vehicle's combined figure, else `DEFAULT_CONSUMPTION` (CAL-03). */
  consumption: number;
  /** AUD a litre. */
  price: number;
}

/** Null for an electric vehicle, which burns no fuel (CAL-05). */
export function fuelView(
  car: Pick<Car, 'simple_fuel' | 'variant'>,
  { vehicle }: Pick<Config, 'vehicle'>,
): FuelView | null {
  if (car.simple_fuel === 'Electric') return null;
  const known = car.variant?.fuelconsumptioncombined ?? 0;
  return { consumption: known > 0 ? known : DEFAULT_CONSUMPTION, price: vehicle.fuel_price };
}
