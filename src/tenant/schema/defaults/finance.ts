/** Defaults of the finance calculator (specification §5 and §9). */

/** % p.a. (FIN-25). */
export const DEFAULT_INTEREST = 12.94;
/** % p.a. (FIN-17). */
export const DEFAULT_INTEREST_RANGE = { min: 0.5, max: 15 } as const;
/** Years (FIN-24). */
export const DEFAULT_TERM = 5;
/** Years (FIN-15). */
export const DEFAULT_MAX_TERM = 7;
/** AUD: lowest purchase price (FIN-11). */
export const DEFAULT_MIN_AMOUNT = 1000;
