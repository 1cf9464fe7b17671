/** Largest difference in model years between vehicles whose prices are compared. */
export const MAX_YEAR_DIFFERENCE = 2;

/** With fewer comparable vehicles, no price comparison and no trade-in estimate is shown. */
export const MIN_COMPARABLE = 4;
