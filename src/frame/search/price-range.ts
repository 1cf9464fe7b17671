/** Bounds in AUD: the quick-pick steps (LIM-03), and further steps for more expensive vehicles. */
const PRICE_BOUNDS = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 150_000, 250_000] as const;
/** Bounds in AUD per week. */
const WEEKLY_BOUNDS = [100, 150, 200, 250, 300, 400, 500] as const;

function rangeOf(amount: number, bounds: readonly number[]): string {
  const index = bounds.findIndex((bound) => amount < bound);
  const [low, high] = index === -1 ? [bounds.at(-1), null] : [bounds[index - 1], bounds[index]];
  if (low === undefined) return `under ${high}`;
  return high === null ? `${low} or more` : `${low} to ${high}`;
}

/**
 * The `price_range` of a price in AUD: "under 10000", "10000 to 20000" … "250000 or more" (DAT-15). The lower
 * bound is inclusive, the upper exclusive. Undefined for a price of 0 or below.
 */
export function priceRange(price: number): string | undefined {
  return price > 0 ? rangeOf(price, PRICE_BOUNDS) : undefined;
}

/**
 * The `weekly_price_range` of a price in AUD per week: "under 100", "100 to 150" … "500 or more" (DAT-15).
 */
export function weeklyPriceRange(weekly: number): string | undefined {
  return weekly > 0 ? rangeOf(weekly, WEEKLY_BOUNDS) : undefined;
}
