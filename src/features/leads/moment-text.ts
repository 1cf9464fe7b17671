import { localStamp, twelveHour } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';

/** Day and time of "2026-11-23T16:00" with `between` between them. Other text is returned unchanged. */
function dayAndTime(stamp: string, between: string, thisYear = new Date().getFullYear()): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(stamp) ?? [];
  return date && time ? formatWeekdayDate(date, thisYear) + between + twelveHour(time) : stamp;
}

/**
 * "Monday 23 November, 4:00 pm" for "2026-11-23T16:00", with the year unless it is `thisYear`. Other text is returned
 * unchanged.
 */
export const timeText = (stamp: string, thisYear?: number): string => dayAndTime(stamp, ', ', thisYear);

/**
 * "Monday 23 November at 9:30 am".
 *
 * @param timezone of the yard; by default the device's
 */
export const momentText = (milliseconds: number, timezone?: string): string =>
  dayAndTime(localStamp(new Date(milliseconds), timezone), ' at ');
