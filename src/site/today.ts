import { localTime } from '../lib/clock.ts';

/**
 * The date in the dealer's time zone, as midnight UTC of that date, which is morning everywhere in Australia. Pages use
 * it instead of the time, so that builds on the same day are identical.
 */
export function dayOf(now: Date, timezone: string): Date {
  return new Date(`${localTime(now, timezone).date}T00:00:00Z`);
}
