import { clockText, localTime } from '../../lib/clock.ts';
import { weekdayName } from '../../lib/date-text.ts';
import { addDays } from '../../lib/days.ts';
import { ownProperty } from '../../lib/own-property.ts';
import { DAY_MINUTES, type OpeningTimes, type Span } from './opening-times.ts';

/**
 * `until` is a time such as "5:30 pm". `next` is the next opening within seven days: `day` is "today",
 * "tomorrow", "Monday" or "next Friday" (a week from today), `time` "8:30 am". It is null where there is
 * none.
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
  const here = localTime(now, timezone);
  const timesIn = (ahead: number): Span[] => {
    const weekday = (here.weekday + ahead + 7) % 7;
    const usual = week.flatMap(([day, from, to]): Span[] => (day === weekday ? [[from, to]] : []));
    return ownProperty(days, addDays(here.date, ahead)) ?? usual;
  };
  const lastNight = timesIn(-1).find(([, to]) => here.minutes + DAY_MINUTES < to);
  const current = timesIn(0).find(([from, to]) => from <= here.minutes && here.minutes < to) ?? lastNight;
  if (current) return { open: true, until: clockText(current[1]) };
  for (let ahead = 0; ahead <= 7; ahead++) {
    const next = timesIn(ahead).find(([from]) => ahead > 0 || from > here.minutes);
    if (next) return { open: false, next: { day: dayWord(ahead, here.weekday), time: clockText(next[0]) } };
  }
  return { open: false, next: null };
}

function dayWord(ahead: number, weekday: number): string {
  if (ahead === 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  const name = weekdayName((weekday + ahead) % 7);
  return ahead === 7 ? `next ${name}` : name;
}
