import { TZDate } from '@date-fns/tz';

/**
 * The moment of "2026-11-24T09:30" on the clocks of a time zone. A time that they skip becomes the one after it.
 *
 * @throws RangeError for an unknown IANA time zone
 */
export function zonedDate(stamp: string, timezone: string): TZDate {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = stamp.split(/\D/).map(Number);
  return new TZDate(year, month - 1, day, hour, minute, timezone);
}
