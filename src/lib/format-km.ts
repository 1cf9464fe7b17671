import { formatCount } from './money.ts';

/** LIM-04. The requirement's word, also where drawings and prose write "km"; other units stay "km", "L/100km". */
export const MILEAGE_SUFFIX = 'kms';

/** "24,180 kms": an odometer reading in km, rounded to whole kilometres. The suffix never changes, not for 1 either. */
export function formatKms(km: number): string {
  return `${formatCount(km)} ${MILEAGE_SUFFIX}`;
}
