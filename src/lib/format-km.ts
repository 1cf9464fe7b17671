import { formatCount } from './money.ts';

/** Suffix of odometer readings (LIM-04). Other units stay "km", "L/100km". */
export const MILEAGE_SUFFIX = 'kms';

/** "24,180 kms": an odometer reading rounded to whole km. The suffix is the same for 1. */
export function formatKms(km: number): string {
  return `${formatCount(km)} ${MILEAGE_SUFFIX}`;
}
