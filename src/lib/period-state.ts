import { localTime } from './clock.ts';

/** Days such as "2027-06-30", both included. Without a day it has no beginning, or no end. */
export interface Period {
  starts?: string | undefined;
  ends?: string | undefined;
}

/**
 * Where a period stands today.
 *
 * @param timezone IANA time zone of the dealer, whose day counts
 */
export function periodState(
  { starts, ends }: Period,
  now: Date,
  timezone: string,
): 'coming' | 'current' | 'ended' {
  const { date } = localTime(now, timezone);
  if (starts !== undefined && date < starts) return 'coming';
  return ends !== undefined && date > ends ? 'ended' : 'current';
}
