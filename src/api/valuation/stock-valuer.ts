import { MAX_KM, MAX_YEARS, type Valuation } from '../../features/leads/valuation.ts';
import { localTime } from '../../lib/clock.ts';
import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { MAX_YEAR_DIFFERENCE, MIN_COMPARABLE } from '../../stock/rules/comparison-limits.ts';
import { priceForSearch } from '../../stock/rules/price.ts';
import { isKmNear } from '../market/compare-prices.ts';
import type { ShopperVehicle, Valuer } from './valuer.ts';

/** Estimates are given in steps of this many AUD, because nothing finer is known. */
const STEP = 100;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** "CX-5 Maxx Sport" is a "CX-5", and so is "cx5", but not a "CX-50". */
function isModel(typed: string, model: string): boolean {
  const words = typed.trim().split(/\s+/);
  const starts = words.map((_, i) => letters(words.slice(0, i + 1).join(' ')));
  return letters(model) !== '' && starts.includes(letters(model));
}

const isSimilar = ({ make, model, year, km }: ShopperVehicle, car: Car): boolean =>
  car.car_type !== 'new' &&
  !isGone(car) &&
  priceForSearch(car) > 0 &&
  letters(car.make) === letters(make) &&
  isModel(model, car.model) &&
  year !== null &&
  Math.abs(car.year - year) <= MAX_YEAR_DIFFERENCE &&
  car.km !== null &&
  isKmNear(car.km, km);

/**
 * Estimates a vehicle from the prices of similar used vehicles on sale: same make and model, two model years either
 * side, similar odometer. There is no estimate with fewer than four, nor beyond the limits of CON-07.
 *
 * @param share share of these prices that the dealer pays; null: the estimate is the prices themselves
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
  const amount = (price: number) => Math.round(((share ?? 1) * price) / STEP) * STEP;
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
