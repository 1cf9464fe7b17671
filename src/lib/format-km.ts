import { formatCount } from './money.ts';

/** Suffix of distances (LIM-04). Labels and limits are written with "km", consumption with "L/100km". */
const MILEAGE_SUFFIX = 'kms';

/** "24,180 kms": an odometer reading or other distance, rounded to whole km. "kms" is also used for 1. */
export function formatKms(km: number): string {
  return `${formatCount(km)} ${MILEAGE_SUFFIX}`;
}
