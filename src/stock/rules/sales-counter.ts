import { localTime } from '../../lib/clock.ts';

/** Sales a day that the counter counts by where the dealer states no average: one every 450 s (CON-16, CON-17). */
export const SALES_PER_DAY = 192;
/** Seconds between two looks at the clock (CON-18). */
export const REFRESH_SECONDS = 150;
/** Seconds the number takes to count up (CON-19). */
export const COUNT_UP_SECONDS = 2;

const BRISBANE = 'Australia/Brisbane';
const DAY_SECONDS = 86_400;

/**
 * "Sales this Month": what a day's sales come to over the month's finished days and today, Brisbane time
 * (CON-15 to CON-17). It is worked out from the clock, not from sales.
 */
export function salesThisMonth(now: Date, perDay: number): number {
  const { date, minutes } = localTime(now, BRISBANE);
  const finishedDays = Number(date.slice(-2)) - 1;
  const seconds = finishedDays * DAY_SECONDS + minutes * 60 + now.getUTCSeconds();
  return Math.floor((perDay * seconds) / DAY_SECONDS);
}
