import { expect, it } from 'vitest';
import { parsePriceComparison } from './price-comparison.ts';

const WHOLE = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 28_000,
  market_range_max: 35_000,
  confidence: 0.8,
  description: 'Great Price',
};

it('DAT-14 a price comparison has fill 0 to 1, listing price, range, confidence and description', () => {
  expect(parsePriceComparison(WHOLE)).toEqual(WHOLE);
  const { description: _, ...without } = WHOLE;
  expect(parsePriceComparison(without)?.description).toBeNull();
  expect(parsePriceComparison({ ...WHOLE, fill: 1.1 })).toBeNull();
  expect(parsePriceComparison({ ...WHOLE, listing_price: '30000' })).toBeNull();
  expect(parsePriceComparison({})).toBeNull();
  expect(parsePriceComparison(null)).toBeNull();
});
