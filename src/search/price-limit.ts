import type { Filter } from './filter-by.ts';

/** What shows a price (CAR-29): the rest stands in the index at 0, and does not cost 0. */
export const PRICED: Filter = { field: 'price', min: 1, max: null };

/** Prices in AUD, both included, null: open. Up to a price is what has one; any price is all there is. */
export const withinPrice = (min: number | null, max: number | null): Filter =>
  min === null && max !== null ? { field: 'price', min: 1, max } : { field: 'price', min, max };
