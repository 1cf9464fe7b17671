import { localTime } from '../../lib/clock.ts';
import { formatCount } from '../../lib/money.ts';

// Not that of lib/days.ts: a module that search pages and this one share becomes a file of its own, which those load, too.
const DAY_MS = 86_400_000;

/**
 * "Ends today", "Ends tomorrow" or "4 days left"; null after the last day.
 *
 * @param lastDay ISO date
 * @param timezone IANA time zone of the dealer, in which the day ends
 */
export function daysLeft(lastDay: string, now: Date, timezone: string): string | null {
  const days = (Date.parse(lastDay) - Date.parse(localTime(now, timezone).date)) / DAY_MS;
  if (days < 0) return null;
  if (days < 2) return days === 0 ? 'Ends today' : 'Ends tomorrow';
  return `${formatCount(days)} days left`;
}
