import { z } from 'zod';

const amount = z.number('must be a number').min(0);

/**
 * The market comparison of one vehicle (DAT-14): `fill` 0 to 1, prices in AUD, `confidence` 0 to 1.
 * Whether and how a page shows it is not decided here.
 */
export const priceComparisonSchema = z.object({
  fill: z.number().min(0).max(1),
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: z.number().min(0).max(1),
  description: z.string().max(500).nullable().default(null),
});

export type PriceComparison = z.infer<typeof priceComparisonSchema>;

/** Null for a response that is not a comparison (DAT-14). */
export function parsePriceComparison(input: unknown): PriceComparison | null {
  const result = priceComparisonSchema.safeParse(input);
  return result.success ? result.data : null;
}
