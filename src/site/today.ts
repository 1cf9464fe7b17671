import { localTime } from '../lib/clock.ts';

/**
 * The day a moment falls on at the dealer's, as an instant of that day (midnight UTC, which is a morning
 * hour everywhere in Australia). Pages take this in place of the time, so that two builds of one day are
 * the same.
 */
export function dayOf(now: Date, timezone: string): Date {
  return new Date(`${localTime(now, timezone).date}T00:00:00Z`);
}
