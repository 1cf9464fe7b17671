/** Model years by which comparable vehicles may differ. */
export const YEARS_APART = 2;

/** With fewer comparable vehicles there is no comparison of prices and no estimate. */
export const MIN_COMPARABLE = 4;
