import { localTime } from '../../lib/clock.ts';

/** The weekdays of each row of an hours table, 0 Sunday: "12345 6 0". */
export const rowDays = (rows: readonly { weekdays: readonly number[] }[]): string =>
  rows.map(({ weekdays }) => weekdays.join('')).join(' ');

/**
 * Index of the row that covers the present day; -1 where none does.
 *
 * @param days as `rowDays` writes them
 * @param timezone IANA time zone of the dealer
 * @throws RangeError for a time zone that does not exist
 */
export function rowOfToday(days: string, now: Date, timezone: string): number {
  const { weekday } = localTime(now, timezone);
  return days.split(' ').findIndex((row) => row.includes(String(weekday)));
}
