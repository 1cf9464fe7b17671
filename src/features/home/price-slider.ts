import { formatQuery } from '../../search/url-state/format-query.ts';
import { EVERYTHING } from '../../search/url-state/search-state.ts';

/** The separate price slider, AUD (SRC-34): not the range filter of the search page. */
const STEP = 500;
const MIN = 5000;
const MAX = 250_000;
/** The dearest a budget buys comes first (SRC-39). */
const SORT = 'Car_production:price:desc';

export interface PriceSlider {
  min: number;
  /** Also "any price". */
  max: number;
  step: number;
}

/** The slider's span and step in AUD: 5,000 to 250,000, or to the dealer's dearest quick pick above it (SRC-34). */
export const priceSlider = (picks: readonly number[]): PriceSlider => ({
  min: MIN,
  max: Math.max(MAX, ...picks),
  step: STEP,
});

/**
 * The address that the slider leads to: the search up to its amount in AUD, dearest first (SRC-09, SRC-39);
 * at its end without a limit.
 *
 * @param search address of the search of all stock
 */
export function priceSliderAddress(search: string, amount: number, { max }: PriceSlider): string {
  const ranges = amount < max ? { price: { min: null, max: amount } } : {};
  return search + formatQuery({ ...EVERYTHING, ranges, sortBy: SORT });
}
