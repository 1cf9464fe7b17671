import type { HoursRow } from '../../frame/locations/location-types.ts';
import { weekdayName } from '../../lib/date-text.ts';
import { LONGEST_TEXT } from './open-text.ts';

const short = (day: number): string => weekdayName(day).slice(0, 3);

/** "Tue-Fri", or "Tue" for one day. */
function spanLabel(days: readonly number[]): string {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  return first === last ? short(first) : `${short(first)}-${short(last)}`;
}

/**
 * The week's opening days in short, which are true on every day: "Open Mon-Tue, Thu" or, if all open days have the same
 * hours and there is room, "Tue-Sat 9:00 am to 5:30 pm". Never longer than `LONGEST_TEXT`, so that the text that
 * follows shifts nothing.
 *
 * @param rows from Monday to Sunday
 */
export function weekText(rows: readonly HoursRow[]): string {
  const open = rows.filter(({ open }) => open);
  const [first, ...others] = open;
  if (!first) return rows[0]?.text ?? '';
  const spans: number[][] = [];
  for (const { weekdays } of open)
    for (const day of weekdays) {
      const span = spans.at(-1);
      // Sunday is 0 and the last day of the week.
      if (span && ((span.at(-1) ?? 0) + 1) % 7 === day) span.push(day);
      else spans.push([day]);
    }
  const days = spans.map(spanLabel).join(', ');
  const withHours = `${days} ${first.text}`;
  const isSame = others.every(({ text }) => text === first.text);
  return isSame && withHours.length <= LONGEST_TEXT.length ? withHours : `Open ${days}`;
}
