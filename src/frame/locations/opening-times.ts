import { minutesOf } from '../../lib/clock.ts';
import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';

/**
 * Minutes since midnight on the dealer's clock. `to` is above 1440 (24 hours) if the department closes after
 * midnight.
 */
export type Span = [from: number, to: number];

/** Opening times of a department, sent to the browser as JSON. */
export interface OpeningTimes {
  /** Sorted by weekday (0 for Sunday) and start. A weekday without an entry is closed. */
  week: [weekday: number, ...Span][];
  /** By ISO date: hours that replace the weekday's. An empty list means closed. */
  days: Record<string, Span[]>;
}

/** Minutes of a day. */
export const DAY_MINUTES = 1440;

function spanOf(opens: string | undefined, closes: string | undefined): Span[] {
  if (!opens || !closes) return [];
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return [[from, to > from ? to : to + DAY_MINUTES]];
}

const byStart = ([a]: Span, [b]: Span): number => a - b;

/** Special hours of one date; null if the entries give no times, so that the weekday's hours apply. */
function timesOfDate(entries: readonly SpecialHours[]): Span[] | null {
  if (entries.some(({ status }) => status === 'Closed')) return [];
  const spans = entries.flatMap(({ start_hour, end_hour }) => spanOf(start_hour, end_hour));
  return spans.length > 0 ? spans.sort(byStart) : null;
}

/**
 * Opening times from a department's week and its special hours (see `specialHoursFor`). Null if no day has times: the
 * page then does not show whether the department is open.
 */
export function openingTimes(
  hours: readonly OpeningHour[],
  special: readonly SpecialHours[],
): OpeningTimes | null {
  const known =
    hours.some(({ open, close }) => open && close) || special.some(({ start_hour }) => start_hour);
  if (!known) return null;
  const week = hours
    .filter(({ status }) => status === 'Open')
    .flatMap(({ weekday, open, close }) =>
      spanOf(open, close).map((span): OpeningTimes['week'][number] => [weekday, ...span]),
    )
    .sort(([dayA, a], [dayB, b]) => dayA - dayB || a - b);
  const days = Map.groupBy(special, ({ date }) => date);
  return {
    week,
    days: Object.fromEntries(
      [...days].flatMap(([date, entries]) => {
        const times = timesOfDate(entries);
        return times ? [[date, times]] : [];
      }),
    ),
  };
}
