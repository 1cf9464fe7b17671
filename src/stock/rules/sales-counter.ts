import { localTime } from '../../lib/clock.ts';

/** Default sales per day: one every 450 s (CON-16, CON-17). */
export const SALES_PER_DAY = 192;
/** Seconds between two updates (CON-18). */
export const REFRESH_SECONDS = 150;
/** Duration of the count-up animation in seconds (CON-19). */
export const COUNT_UP_SECONDS = 2;

const BRISBANE = 'Australia/Brisbane';
const DAY_SECONDS = 86_400;

/**
 * "Sales this Month": sales per day times the days since the month began, in Brisbane time (CON-15 to
 * CON-17). It follows the clock, not real sales.
 */
export function salesThisMonth(now: Date, perDay: number): number {
  const { date, minutes } = localTime(now, BRISBANE);
  const finishedDays = Number(date.slice(-2)) - 1;
  const seconds = finishedDays * DAY_SECONDS + minutes * 60 + now.getUTCSeconds();
  return Math.floor((perDay * seconds) / DAY_SECONDS);
}
