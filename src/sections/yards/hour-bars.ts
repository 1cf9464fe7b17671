import type { LocationView } from '../../frame/locations/location-types.ts';
import { DAY_MINUTES, type Span } from '../../frame/locations/opening-times.ts';
import { weekdayName } from '../../lib/date-text.ts';

/** Hours from the left to the right edge of the bars. */
export interface HourScale {
  from: number;
  to: number;
}

/** One day of a yard's week. */
export interface HourBar {
  /** 0 for Sunday. */
  weekday: number;
  day: string;
  /** "8:30 am to 5:30 pm", "Closed" */
  text: string;
  /** Left edge and width in percent of the scale; two if the yard closes for lunch. */
  bars: { left: number; width: number }[];
}

const HOUR = 60;
/** From Monday to Sunday, as people count a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

const spansOf = ({ departments }: LocationView): Span[] =>
  (departments[0]?.times?.week ?? []).map(([, from, to]) => [from, Math.min(to, DAY_MINUTES)]);

/** A scale of whole hours on which the weeks of all yards fit; null if no yard's hours are known. */
export function hourScale(locations: readonly LocationView[]): HourScale | null {
  const spans = locations.flatMap(spansOf);
  if (spans.length === 0) return null;
  return {
    from: Math.floor(Math.min(...spans.map(([from]) => from)) / HOUR),
    to: Math.ceil(Math.max(...spans.map(([, to]) => to)) / HOUR),
  };
}

const percent = (value: number): number => Math.round(value * 1_000) / 10;

/** The week of a yard's first department as bars; empty if its hours are unknown. */
export function hourBars({ departments }: LocationView, { from, to }: HourScale): HourBar[] {
  const [department] = departments;
  if (!department?.times) return [];
  const { times, hours } = department;
  const length = (to - from) * HOUR;
  return WEEK.map((weekday) => ({
    weekday,
    day: weekdayName(weekday),
    text: hours.find(({ weekdays }) => weekdays.includes(weekday))?.text ?? 'Closed',
    bars: times.week
      .filter(([day]) => day === weekday)
      .map(([, opens, closes]) => ({
        left: percent((opens - from * HOUR) / length),
        width: percent((Math.min(closes, DAY_MINUTES) - opens) / length),
      })),
  }));
}
