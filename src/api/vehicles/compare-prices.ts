import type { MarketComparison } from '../../features/market/market-panel.ts';
import type { Car } from '../../stock/car.ts';
import { isGone } from '../../stock/rules/availability.ts';
import { MAX_YEAR_DIFFERENCE, MIN_COMPARABLE } from '../../stock/rules/comparison-limits.ts';
import { priceForSearch } from '../../stock/rules/price.ts';

/** Two odometers may differ by this many km, or by this share of the larger one if that is more. */
const KM_APART = 25_000;
const KM_SHARE = 0.4;
/** Number of comparable vehicles at which the confidence is 0.5. It approaches 1 with more. */
const HALF_CONFIDENCE_AT = 6;

export interface ComparedPrices extends MarketComparison {
  /** Number of comparable vehicles. */
  vehicles: number;
}

/** Description of a price that is no deal. */
const ABOVE_MIDDLE = 'Upper Half of Its Range';

const lower = (text: string | null): string => (text ?? '').trim().toLowerCase();

/** True for two similar odometers, or for two unknown ones: those of new vehicles are often unknown. */
export function isKmNear(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= Math.max(KM_APART, KM_SHARE * Math.max(a, b));
}

function isComparable(car: Car, other: Car): boolean {
  return (
    other.id !== car.id &&
    !isGone(other) &&
    priceForSearch(other) > 0 &&
    other.item_type === car.item_type &&
    other.car_type === car.car_type &&
    lower(other.make) === lower(car.make) &&
    lower(other.model) === lower(car.model) &&
    Math.abs(other.year - car.year) <= MAX_YEAR_DIFFERENCE &&
    isKmNear(other.km, car.km)
  );
}

/**
 * Compares a vehicle's price with the asking prices of comparable vehicles in the same stock: same make, model and
 * type, two model years either side, similar odometer. If there are fewer than four, or the vehicle shows no price, the
 * confidence is 0, which hides the panel (MKT-02). `fill` is 1 at the lowest price of the range and 0 at the highest,
 * because a low price is the better deal (MKT-04). A price in the upper half of the range has a description, which
 * replaces "Good Deal" (MKT-05).
 *
 * @param stock vehicles on sale
 */
export function comparePrices(car: Car, stock: readonly Car[]): ComparedPrices {
  const price = priceForSearch(car);
  const prices = stock.filter((other) => isComparable(car, other)).map(priceForSearch);
  const vehicles = prices.length;
  if (price === 0 || isGone(car) || vehicles < MIN_COMPARABLE)
    return {
      fill: 0,
      listing_price: price,
      market_range_min: price,
      market_range_max: price,
      confidence: 0,
      description: null,
      vehicles,
    };
  const from = Math.min(...prices);
  const to = Math.max(...prices);
  const share = to > from ? (to - price) / (to - from) : Number(price <= from);
  return {
    fill: Math.min(1, Math.max(0, share)),
    listing_price: price,
    market_range_min: from,
    market_range_max: to,
    confidence: vehicles / (vehicles + HALF_CONFIDENCE_AT),
    description: share < 0.5 ? ABOVE_MIDDLE : null,
    vehicles,
  };
}
