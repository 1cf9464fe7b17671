import { minutesOf } from '../../lib/clock.ts';
import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';

/** Minutes since the day's midnight by the dealer's clock; `to` passes 1440 where closing is after midnight. */
export type Span = [from: number, to: number];

/** When a department is open, as its pages carry it for scripts. */
export interface OpeningTimes {
  /** Times of a weekday, 0 Sunday, the earliest first; a day without any is closed. */
  week: [weekday: number, ...Span][];
  /** By ISO date: times in place of the weekday's; none: closed. */
  days: Record<string, Span[]>;
}

const DAY_MINUTES = 1440;

function spanOf(opens: string | undefined, closes: string | undefined): Span[] {
  if (!opens || !closes) return [];
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return [[from, to > from ? to : to + DAY_MINUTES]];
}

const byStart = ([a]: Span, [b]: Span): number => a - b;

/** A date's own times; null where its entries give none, so that the weekday's hold. */
function timesOfDate(entries: readonly SpecialHours[]): Span[] | null {
  if (entries.some(({ status }) => status === 'Closed')) return [];
  const spans = entries.flatMap(({ start_hour, end_hour }) => spanOf(start_hour, end_hour));
  return spans.length > 0 ? spans.sort(byStart) : null;
}

/**
 * The times of a department, from its week and its special hours (`specialHoursFor`). Null where no day has
 * times, so that nothing can be said.
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
