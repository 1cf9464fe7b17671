import type { Filter } from './filter-by.ts';

/** AUD. Vehicles without a price (CAR-29) are indexed with price 0 and must not match a price filter. */
export const MIN_PRICE = 1;

/** Matches vehicles with a price. */
export const PRICED: Filter = { field: 'price', min: MIN_PRICE, max: null };

/**
 * The filter for a price range. With a maximum alone the minimum is $1, so that vehicles without a price do not match.
 *
 * @param min AUD, included; null for no bound
 * @param max AUD, included; null for no bound
 */
export const withinPrice = (min: number | null, max: number | null): Filter =>
  min === null && max !== null ? { field: 'price', min: MIN_PRICE, max } : { field: 'price', min, max };
