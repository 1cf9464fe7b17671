import type { Filter } from './filter-by.ts';

/** AUD. A vehicle that shows no price (CAR-29) stands in the index at 0, and does not cost 0. */
export const LEAST_PRICE = 1;

/** Vehicles that show a price. */
export const PRICED: Filter = { field: 'price', min: LEAST_PRICE, max: null };

/** Prices in AUD, both included, null: open. Up to a price is what has one; any price is all there is. */
export const withinPrice = (min: number | null, max: number | null): Filter =>
  min === null && max !== null ? { field: 'price', min: LEAST_PRICE, max } : { field: 'price', min, max };
