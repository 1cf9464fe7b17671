import { localTime } from './clock.ts';

/** Seconds between two sales (CON-17). */
export const SECONDS_PER_SALE = 450;
/** A day's sales (CON-16): 86,400 / 450. */
export const SALES_PER_DAY = 192;
/** Seconds between two looks at the clock (CON-18). */
export const REFRESH_SECONDS = 150;
/** Seconds the number takes to count up (CON-19). */
export const COUNT_UP_SECONDS = 2;

const BRISBANE = 'Australia/Brisbane';

/** "Sales this Month": those of the month's finished days and of today, Brisbane time (CON-15 to CON-17). */
export function salesThisMonth(now: Date): number {
  const { date, minutes } = localTime(now, BRISBANE);
  const finishedDays = Number(date.slice(-2)) - 1;
  const seconds = minutes * 60 + now.getUTCSeconds();
  return SALES_PER_DAY * finishedDays + Math.floor(seconds / SECONDS_PER_SALE);
}
