import { localTime } from '../../lib/clock.ts';
import { formatDay } from '../../lib/date-text.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Car } from '../car.ts';
import type { CardView } from '../views.ts';
import { isGone } from './availability.ts';
import { STATUS_LABELS } from './labels.ts';

/** The band of every reserved vehicle. */
export const RESERVED_BAND = { label: STATUS_LABELS.reserved, reason: 'Deposit taken' };

/**
 * The status band of a reserved or sold vehicle with its reason ("Sold 14 November", "Deposit taken"); null
 * for a vehicle that is for sale.
 */
export function bandView(
  car: Pick<Car, 'status' | 'sold' | 'reserved' | 'sold_date_timestamp'>,
  config: Pick<Config, 'wording'>,
  now: Date,
  timezone: string,
): CardView['band'] {
  if (isGone(car)) return { label: config.wording.sold_tag, reason: soldReason(car, now, timezone) };
  return car.reserved ? RESERVED_BAND : null;
}

function soldReason(car: Pick<Car, 'sold_date_timestamp'>, now: Date, timezone: string): string {
  if (!car.sold_date_timestamp) return STATUS_LABELS.gone;
  const sold = localTime(new Date(car.sold_date_timestamp * 1000), timezone);
  return `Sold ${formatDay(sold.date, localTime(now, timezone).year)}`;
}
