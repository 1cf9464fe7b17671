/**
 * The value that a share of all values does not exceed; NaN without values. Nearest-rank method.
 *
 * @param share from above 0 to 1; 0.95 is 95 %
 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
