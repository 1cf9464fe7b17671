import { localTime } from '../../lib/clock.ts';
import { formatDay } from '../../lib/date-text.ts';
import type { Config } from '../../tenant/schema/config.ts';
import type { Car } from '../car.ts';
import type { CardView } from '../views.ts';
import { hasLeft, isGone, type SaleState } from './availability.ts';
import { STATUS_LABELS } from './labels.ts';

/** The band of every reserved vehicle. */
export const RESERVED_BAND = { label: STATUS_LABELS.reserved, reason: 'On hold' };

/**
 * The status band of a vehicle that is reserved, sold or no longer in stock, with its reason ("Sold 14 November",
 * "On hold", "Since 14 November"); null for a vehicle that is for sale.
 */
export function bandView(
  car: SaleState & Pick<Car, 'reserved' | 'sold_date_timestamp'>,
  config: Pick<Config, 'wording'>,
  now: Date,
  timezone: string,
): CardView['band'] {
  if (hasLeft(car))
    return { label: STATUS_LABELS.gone, reason: `Since ${dayOf(car.gone_at, now, timezone)}` };
  if (isGone(car)) return { label: config.wording.sold_tag, reason: soldReason(car, now, timezone) };
  return car.reserved ? RESERVED_BAND : null;
}

/** "14 November", with the year if it is another one than now. */
function dayOf(time: string | number | null, now: Date, timezone: string): string {
  const { date } = localTime(new Date(time ?? now), timezone);
  return formatDay(date, localTime(now, timezone).year);
}

function soldReason(car: Pick<Car, 'sold_date_timestamp'>, now: Date, timezone: string): string {
  if (!car.sold_date_timestamp) return STATUS_LABELS.gone;
  return `Sold ${dayOf(car.sold_date_timestamp * 1000, now, timezone)}`;
}
