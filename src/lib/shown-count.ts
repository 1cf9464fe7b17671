// SRC-41
const LARGEST_EXACT_COUNT = 1999;

/**
 * The number of vehicles shown for a search: up to 1999 hits as found, above that at most the configured
 * stock count (SRC-41).
 *
 * @param cap null for no limit
 */
export const shownCount = (hits: number, cap: number | null): number =>
  cap !== null && hits > LARGEST_EXACT_COUNT ? Math.min(hits, cap) : hits;
