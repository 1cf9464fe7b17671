/** Model years by which comparable vehicles may differ. */
export const MAX_YEAR_DIFFERENCE = 2;

/** With fewer comparable vehicles there is no comparison of prices and no estimate. */
export const MIN_COMPARABLE = 4;
