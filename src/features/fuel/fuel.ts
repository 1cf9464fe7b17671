import type { Car } from '../../stock/car.ts';
import { isGone, type SaleState } from '../../stock/rules/availability.ts';
import { type EngineFields, hasEngine } from '../../stock/rules/has-engine.ts';
import type { Config } from '../../tenant/schema/config.ts';

/** kms per week (CAL-02). */
export const DEFAULT_DISTANCE = 250;
/**
 * L/100km assumed for vehicles with unknown consumption (CAL-03), by kind. Other kinds have no assumption: a truck of
 * 11 t uses three times as much, a motorcycle half.
 */
const ASSUMED_CONSUMPTION: Partial<Record<Car['item_type'], number>> = { car: 10 };
const WEEKS_PER_YEAR = 52;

export interface FuelCost {
  /** AUD a week, not rounded. */
  week: number;
  /** AUD a year, not rounded. */
  year: number;
}

/** km/100 × consumption × price, for a week and a year (CAL-04). */
export function fuelCost(kmsPerWeek: number, consumption: number, pricePerLitre: number): FuelCost {
  const week = (kmsPerWeek / 100) * consumption * pricePerLitre;
  return { week, year: week * WEEKS_PER_YEAR };
}

/** Initial values of the fuel calculator. */
export interface FuelView {
  /** L/100km: the vehicle's combined figure, else what is assumed for its kind (CAL-03). */
  consumption: number;
  /** True if the vehicle's own figure is unknown, so that the page must say so and let shoppers enter theirs. */
  assumed: boolean;
  /** AUD a litre. */
  price: number;
}

type FuelCar = SaleState & Pick<Car, 'item_type' | 'simple_fuel' | 'variant'> & EngineFields;

/**
 * Null for vehicles without a fuel calculator: those that use no litres of fuel (CAL-05: electric and hydrogen
 * vehicles, and those without an engine, such as caravans), those whose consumption is neither known nor assumed, and
 * sold ones.
 */
export function fuelView(car: FuelCar, { vehicle }: Pick<Config, 'vehicle'>): FuelView | null {
  if (car.simple_fuel === 'Electric' || car.simple_fuel === 'Hydrogen') return null;
  if (!hasEngine(car) || isGone(car)) return null;
  const known = car.variant?.fuelconsumptioncombined ?? 0;
  const assumed = known <= 0;
  const consumption = assumed ? ASSUMED_CONSUMPTION[car.item_type] : known;
  return consumption === undefined ? null : { consumption, assumed, price: vehicle.fuel_price };
}
