import { localTime } from '../../lib/clock.ts';

/** Encodes the weekdays of each row of an hours table, with 0 for Sunday: "12345 6 0" for Mon-Fri, Saturday, Sunday. */
export const rowDays = (rows: readonly { weekdays: readonly number[] }[]): string =>
  rows.map(({ weekdays }) => weekdays.join('')).join(' ');

/**
 * Returns the index of the row for the current day; -1 if there is none.
 *
 * @param days from `rowDays`
 * @param timezone the dealer's IANA time zone
 * @throws RangeError if the time zone does not exist
 */
export function rowOfToday(days: string, now: Date, timezone: string): number {
  const { weekday } = localTime(now, timezone);
  return days.split(' ').findIndex((row) => row.includes(String(weekday)));
}
