import { localTime } from '../../lib/clock.ts';
import { addDays } from '../../lib/days.ts';
import type { YardNow } from './free-times.ts';

/** Nobody books further ahead than this: the year of a later time is mistyped. */
export const MAX_DAYS_AHEAD = 366;
export const TOO_FAR_AHEAD = 'This time is more than a year away. Please choose an earlier one.';

/** @param time "2026-11-24T09:30" on the clock of the yard */
export const isTooFarAhead = (time: string, { now, zone }: YardNow): boolean =>
  time.slice(0, 10) > addDays(localTime(now, zone).date, MAX_DAYS_AHEAD);
