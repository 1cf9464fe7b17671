/** Hits beyond which the count shown is the dealer's own (SRC-41). */
const COUNTED = 1999;

/**
 * The number of vehicles shown for a search: above 1999 hits at most the configured stock count, else as
 * found (SRC-41).
 *
 * @param cap null: no limit
 */
export const shownCount = (hits: number, cap: number | null): number =>
  cap !== null && hits > COUNTED ? Math.min(hits, cap) : hits;
