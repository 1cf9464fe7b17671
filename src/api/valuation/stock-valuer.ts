import { MAX_KM, MAX_YEARS, type Valuation } from '../../features/leads/valuation.ts';
import { localTime } from '../../lib/clock.ts';
import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { MAX_YEAR_DIFFERENCE, MIN_COMPARABLE } from '../../stock/rules/comparison-limits.ts';
import { priceForSearch } from '../../stock/rules/price.ts';
import { isKmNear } from '../vehicles/compare-prices.ts';
import type { ShopperVehicle, Valuer } from './valuer.ts';

/** AUD. A share of prices is rounded to this step: a finer figure would claim a precision that it does not have. */
const ROUNDING_STEP = 100;

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** True for "CX-5 Maxx Sport" or "cx5" if the model is "CX-5", but not for "CX-50". */
function isModel(typed: string, model: string): boolean {
  const words = typed.trim().split(/\s+/);
  const prefixes = words.map((_, i) => lettersAndDigits(words.slice(0, i + 1).join(' ')));
  return lettersAndDigits(model) !== '' && prefixes.includes(lettersAndDigits(model));
}

const isSimilar = ({ make, model, year, km }: ShopperVehicle, car: Car): boolean =>
  car.car_type !== 'new' &&
  !isGone(car) &&
  priceForSearch(car) > 0 &&
  lettersAndDigits(car.make) === lettersAndDigits(make) &&
  isModel(model, car.model) &&
  year !== null &&
  Math.abs(car.year - year) <= MAX_YEAR_DIFFERENCE &&
  car.km !== null &&
  isKmNear(car.km, km);

/**
 * Estimates a vehicle's value from the prices of similar used vehicles on sale: same make and model, two model years
 * either side, similar odometer. There is no estimate if fewer than four are similar, nor for a vehicle of more than 7
 * years or 100,000 km (CON-07).
 *
 * @param share part of these prices that the dealer pays (0.85 is 85 %); if null, the estimate is the asking prices
 */
export function valueFromStock(
  vehicle: ShopperVehicle,
  stock: readonly Car[],
  { share, thisYear }: { share: number | null; thisYear: number },
): Valuation {
  const { year, km } = vehicle;
  if (year === null || km === null || year > thisYear + 1) return { kind: 'none', reason: 'unknown' };
  if (thisYear - year > MAX_YEARS) return { kind: 'none', reason: 'old' };
  if (km > MAX_KM) return { kind: 'none', reason: 'driven' };
  const prices = stock.filter((car) => isSimilar(vehicle, car)).map(priceForSearch);
  if (prices.length < MIN_COMPARABLE) return { kind: 'none', reason: 'few' };
  const amount = (price: number) => Math.round(((share ?? 1) * price) / ROUNDING_STEP) * ROUNDING_STEP;
  return {
    kind: 'estimate',
    from: share === null ? Math.min(...prices) : amount(Math.min(...prices)),
    to: share === null ? Math.max(...prices) : amount(Math.max(...prices)),
    vehicles: prices.length,
    basis: share === null ? 'asking' : 'offer',
  };
}

/** Values vehicles from the dealer's own stock. */
export const stockValuer: Valuer = {
  value: async (vehicle, { tenant, stock }, now) =>
    valueFromStock(vehicle, stock.onSale, {
      share: tenant.configFor({}).trade_in.share_of_price,
      thisYear: localTime(now, tenant.site.timezone).year,
    }),
};
