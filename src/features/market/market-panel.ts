/** Answer of the price comparison (API-17). `fill` and `confidence` are 0 to 1, prices are AUD. */
export interface MarketComparison {
  fill: number;
  listing_price: number;
  market_range_min: number;
  market_range_max: number;
  confidence: number;
  description: string | null;
  /** Number of the dealer's vehicles from which the range was computed; absent if it comes from another source. */
  vehicles?: number;
}

export interface MarketPanel {
  /** "Good Deal", "Great Deal", or the description supplied. */
  label: string;
  /** 0 to 1. */
  fill: number;
  level: 'low' | 'medium' | 'high';
  /** AUD, like the market range `from` … `to`. */
  price: number;
  from: number;
  to: number;
  /** Number of the dealer's vehicles from which the range was computed; null if it comes from another source. */
  vehicles: number | null;
}

/** The panel is hidden at this confidence or a lower one (MKT-02). */
export const HIGHEST_HIDDEN_CONFIDENCE = 0.2;
/** Lowest fill of a "Great Deal" (MKT-04). */
export const GREAT_DEAL_MIN_FILL = 0.65;
/** Lowest fill of the levels "medium" and "high", which have different colours (MKT-06). */
export const MEDIUM_MIN_FILL = 0.3;
export const HIGH_MIN_FILL = 0.6;

const REQUIRED_NUMBERS = [
  'fill',
  'listing_price',
  'market_range_min',
  'market_range_max',
  'confidence',
] as const;

/** Reads an answer; null if a required number is missing (ERR-02). */
export function readMarketComparison(answer: unknown): MarketComparison | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const record = answer as Record<string, unknown>;
  if (!REQUIRED_NUMBERS.every((name) => Number.isFinite(record[name]))) return null;
  const { description, vehicles, ...rest } = record;
  return {
    ...(rest as unknown as MarketComparison),
    description: typeof description === 'string' ? description : null,
    ...(typeof vehicles === 'number' && { vehicles }),
  };
}

function levelOf(fill: number): MarketPanel['level'] {
  if (fill >= HIGH_MIN_FILL) return 'high';
  return fill >= MEDIUM_MIN_FILL ? 'medium' : 'low';
}

/**
 * Data of the panel. Null, which hides the panel, if the confidence is low or the price is above the market range
 * (MKT-02 to MKT-06).
 */
export function marketPanel(comparison: MarketComparison): MarketPanel | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence, description, vehicles } =
    comparison;
  if (confidence <= HIGHEST_HIDDEN_CONFIDENCE || market_range_max < listing_price) return null;
  return {
    label: description?.trim() || (fill < GREAT_DEAL_MIN_FILL ? 'Good Deal' : 'Great Deal'),
    fill: Math.min(1, Math.max(0, fill)),
    level: levelOf(fill),
    price: listing_price,
    from: market_range_min,
    to: market_range_max,
    vehicles: vehicles ?? null,
  };
}
