import { formatQuery } from '../../search/url-state/format-query.ts';
import { EMPTY_SEARCH } from '../../search/url-state/search-state.ts';

// AUD (SRC-34)
const STEP = 500;
const MIN = 5000;
const MAX = 250_000;
/** Highest price first (SRC-39). */
const SORT = 'Car_production:price:desc';

export interface PriceSlider {
  min: number;
  /** A slider at this end means "any price". */
  max: number;
  step: number;
}

/** Range and step in AUD: 5,000 to 250,000, or to the dealer's highest preset amount if that is more (SRC-34). */
export const priceSlider = (picks: readonly number[]): PriceSlider => ({
  min: MIN,
  max: Math.max(MAX, ...picks),
  step: STEP,
});

/**
 * Returns the address of the search up to the amount in AUD, highest price first (SRC-09, SRC-39). The slider's
 * maximum sets no limit.
 *
 * @param search address of the search of all stock
 */
export function priceSliderAddress(search: string, amount: number, { max }: PriceSlider): string {
  const ranges = amount < max ? { price: { min: null, max: amount } } : {};
  return search + formatQuery({ ...EMPTY_SEARCH, ranges, sortBy: SORT });
}
