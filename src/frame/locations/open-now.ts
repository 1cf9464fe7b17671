import { localTime, minutesOf, twelveHour } from '../../lib/clock.ts';
import { weekdayName } from '../../lib/date-text.ts';
import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';

/**
 * `until`: "5:30 pm". `next`: when it opens within the next seven days, `day` "today", "tomorrow", "Monday"
 * or "next Friday" (a week from today), `time` "8:30 am"; null: it does not.
 */
export type OpenState =
  | { open: true; until: string }
  | { open: false; next: { day: string; time: string } | null };

/** Minutes since the day's midnight; `to` passes 1440 where the department closes after midnight. */
interface Span {
  from: number;
  to: number;
  opens: string;
  closes: string;
}

const DAY_MINUTES = 1440;

function span(opens: string, closes: string): Span {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return { from, to: to > from ? to : to + DAY_MINUTES, opens, closes };
}

function spansOn(
  date: string,
  weekday: number,
  hours: readonly OpeningHour[],
  special: readonly SpecialHours[],
): Span[] {
  const today = special.filter((entry) => entry.date === date);
  if (today.some((entry) => entry.status === 'Closed')) return [];
  const spans = today.flatMap((entry) =>
    entry.start_hour && entry.end_hour ? [span(entry.start_hour, entry.end_hour)] : [],
  );
  if (spans.length > 0) return spans;
  return hours
    .filter((entry) => entry.weekday === weekday && entry.status === 'Open')
    .flatMap((entry) => (entry.open && entry.close ? [span(entry.open, entry.close)] : []))
    .sort((a, b) => a.from - b.from);
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Whether a department is open at a moment, in its own time zone. Special hours, already narrowed to the
 * department (`specialHoursFor`), take the place of that date's ordinary hours. Opening is inclusive,
 * closing exclusive. Null when no day has times, so nothing can be said.
 */
export function openNow(
  hours: readonly OpeningHour[],
  special: readonly SpecialHours[],
  now: Date,
  timezone: string,
): OpenState | null {
  if (!hours.some((entry) => entry.open && entry.close) && !special.some((entry) => entry.start_hour))
    return null;
  const here = localTime(now, timezone);
  const on = (days: number): Span[] =>
    spansOn(addDays(here.date, days), (here.weekday + days + 7) % 7, hours, special);
  const last = on(-1).find(({ to }) => here.minutes + DAY_MINUTES < to);
  const current = on(0).find(({ from, to }) => from <= here.minutes && here.minutes < to) ?? last;
  if (current) return { open: true, until: twelveHour(current.closes) };
  for (let days = 0; days <= 7; days++) {
    const next = on(days).find(({ from }) => days > 0 || from > here.minutes);
    if (next)
      return { open: false, next: { day: dayWord(days, here.weekday), time: twelveHour(next.opens) } };
  }
  return { open: false, next: null };
}

function dayWord(days: number, weekday: number): string {
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const name = weekdayName((weekday + days) % 7);
  return days === 7 ? `next ${name}` : name;
}
