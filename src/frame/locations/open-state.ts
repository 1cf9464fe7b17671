import { clockText, localTime } from '../../lib/clock.ts';
import { weekdayName } from '../../lib/date-text.ts';
import { addDays } from '../../lib/days.ts';
import { ownProperty } from '../../lib/own-property.ts';
import { DAY_MINUTES, type OpeningTimes, type Span } from './opening-times.ts';

/**
 * `until` is a time such as "5:30 pm". `next` is the next opening within seven days, or null if there is none: `day` is
 * "today", "tomorrow", "Monday" or "next Friday" (a week from today), `time` is a time such as "8:30 am".
 */
export type OpenState =
  | { open: true; until: string }
  | { open: false; next: { day: string; time: string } | null };

/**
 * Reports whether a department is open at a moment. A date's special hours replace those of its weekday.
 * Opening is inclusive, closing exclusive.
 *
 * @param timezone IANA time zone of the dealer
 * @throws RangeError for an unknown time zone
 */
export function openState({ week, days }: OpeningTimes, now: Date, timezone: string): OpenState {
  const local = localTime(now, timezone);
  const spansOfDay = (daysAhead: number): Span[] => {
    const weekday = (local.weekday + daysAhead + 7) % 7;
    const usual = week.flatMap(([day, from, to]): Span[] => (day === weekday ? [[from, to]] : []));
    return ownProperty(days, addDays(local.date, daysAhead)) ?? usual;
  };
  const sinceYesterday = spansOfDay(-1).find(([, to]) => local.minutes + DAY_MINUTES < to);
  const today = spansOfDay(0).find(([from, to]) => from <= local.minutes && local.minutes < to);
  const current = today ?? sinceYesterday;
  if (current) return { open: true, until: clockText(current[1]) };
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const next = spansOfDay(daysAhead).find(([from]) => daysAhead > 0 || from > local.minutes);
    if (next)
      return { open: false, next: { day: dayWord(daysAhead, local.weekday), time: clockText(next[0]) } };
  }
  return { open: false, next: null };
}

function dayWord(daysAhead: number, weekday: number): string {
  if (daysAhead === 0) return 'today';
  if (daysAhead === 1) return 'tomorrow';
  const name = weekdayName((weekday + daysAhead) % 7);
  return daysAhead === 7 ? `next ${name}` : name;
}
