import { DAY_MINUTES, type OpeningTimes } from '../../frame/locations/opening-times.ts';
import { localStamp, localTime, minutesOf } from '../../lib/clock.ts';
import { addDays } from '../../lib/days.ts';
import { zonedDate } from '../../lib/zoned-date.ts';
import type { Config } from '../../tenant/schema/config.ts';

/** A day with free times for a test drive (API-36). */
export interface FreeDay {
  /** ISO date on the dealer's clock. */
  date: string;
  /** "09:30", earliest first. */
  times: string[];
}

const HOUR_MS = 3_600_000;

const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Times, in minutes of the day, at which a test drive can start so that it ends before the yard closes and before
 * midnight.
 */
function startsOf({ week, days }: OpeningTimes, date: string, minutes: number): number[] {
  const weekday = new Date(date).getUTCDay();
  const spans =
    days[date] ?? week.flatMap(([day, from, to]) => (day === weekday ? [[from, to] as const] : []));
  return spans.flatMap(([from, to]) => {
    const room = Math.floor((Math.min(to, DAY_MINUTES) - from) / minutes);
    return Array.from({ length: Math.max(0, room) }, (_, i) => from + i * minutes);
  });
}

/** False for a time that the yard's clocks skip when daylight saving starts. */
export const isOnClock = (stamp: string, zone: string): boolean =>
  localStamp(zonedDate(stamp, zone), zone) === stamp;

/** A moment, and the IANA time zone of a yard. */
export interface YardNow {
  now: Date;
  zone: string;
}

/**
 * The first time at which a test drive can start, "2026-11-24T09:30", and the last ISO date on which one can. The notice
 * is counted in hours that pass, also when clocks change meanwhile.
 */
export function bookableTimes(
  { days, notice_hours }: Pick<Config['test_drives'], 'days' | 'notice_hours'>,
  { now, zone }: YardNow,
): { from: string; lastDate: string } {
  const from = localStamp(new Date(now.getTime() + notice_hours * HOUR_MS), zone);
  return { from, lastDate: addDays(localTime(now, zone).date, days - 1) };
}

/**
 * Counts the booked test drives that overlap one that starts at `start`. They need not start at the offered times,
 * because some forms take any time.
 *
 * @param booked as "2026-11-24T09:30"
 * @param start minutes of the day
 * @param minutes length of a test drive
 */
export function countOverlaps(
  booked: readonly string[],
  date: string,
  start: number,
  minutes: number,
): number {
  return booked.filter((text) => {
    const [day, time = ''] = text.split('T');
    return day === date && Math.abs(minutesOf(time) - start) < minutes;
  }).length;
}

/**
 * Free times for a test drive within the yard's hours, from today on (API-36). A time is taken if as many test drives
 * overlap it as the dealership can do at once (`capacity`). Days without a free time, and times that a change of clocks
 * skips, are left out.
 *
 * @param booked times of stored bookings: "2026-11-24T09:30"
 */
export function freeTimes(
  rules: Config['test_drives'],
  opening: OpeningTimes,
  yardNow: YardNow,
  booked: readonly string[],
): FreeDay[] {
  const { days, minutes, capacity } = rules;
  const { from } = bookableTimes(rules, yardNow);
  const { now, zone } = yardNow;
  const today = localTime(now, zone).date;
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(today, ahead);
    const free = startsOf(opening, date, minutes).filter((start) => {
      const stamp = `${date}T${timeText(start)}`;
      const isFree = countOverlaps(booked, date, start, minutes) < capacity;
      return isFree && stamp >= from && isOnClock(stamp, zone);
    });
    return { date, times: free.map(timeText) };
  }).filter(({ times }) => times.length > 0);
}
