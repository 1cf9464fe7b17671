import { twelveHour } from '../../lib/clock.ts';
import { weekdayName } from '../../lib/date-text.ts';
import type { OpeningHour } from '../../tenant/schema/location.ts';
import type { HoursRow } from './location-types.ts';

export interface HoursOptions {
  /** Every weekday on its own row (LOC-21). */
  full: boolean;
  /** "Closed", "By appointment only" or "Enquire Now" (LOC-20). */
  closedText: string;
}

/** Monday to Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

/** "8:30 am to 5:30 pm", or the entry's own text if it has one; "Open" without times (LOC-18). */
export function openText(entry: Pick<OpeningHour, 'open' | 'close' | 'formated_hours'>): string {
  if (entry.formated_hours) return entry.formated_hours;
  return entry.open && entry.close ? `${twelveHour(entry.open)} to ${twelveHour(entry.close)}` : 'Open';
}

/**
 * The row of one weekday. Split hours are joined by a comma; a day without an open entry is closed, and shows the text of
 * its entry if that has one: "By appointment".
 */
function dayRow(hours: readonly OpeningHour[], weekday: number, closedText: string): HoursRow {
  const ofDay = hours.filter((entry) => entry.weekday === weekday);
  const open = ofDay
    .filter(({ status }) => status === 'Open')
    .sort((a, b) => (a.open ?? '').localeCompare(b.open ?? ''));
  const text =
    open.length > 0
      ? open.map(openText).join(', ')
      : (ofDay.find(({ formated_hours }) => formated_hours)?.formated_hours ?? closedText);
  return { label: weekdayName(weekday), text, open: open.length > 0, weekdays: [weekday] };
}

function haveSameHours(a: HoursRow, b: HoursRow): boolean {
  return a.open === b.open && a.text === b.text;
}

function isWeekend(weekday: number | undefined): boolean {
  return weekday === 0 || weekday === 6;
}

/**
 * Merges neighbouring weekdays with equal hours. Saturday and Sunday keep their own rows (LOC-23, LOC-24).
 */
function mergeEqualWeekdays(days: readonly HoursRow[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of days) {
    const last = rows.at(-1);
    if (last && haveSameHours(last, day) && !isWeekend(day.weekdays[0])) {
      const weekdays = [...last.weekdays, ...day.weekdays];
      rows[rows.length - 1] = { ...last, weekdays, label: rangeLabel(weekdays) };
    } else rows.push(day);
  }
  return rows;
}

/** "Mon-Fri" (LOC-22). */
function rangeLabel(weekdays: readonly number[]): string {
  const ends = [weekdays[0], weekdays.at(-1)];
  return ends.map((weekday) => weekdayName(weekday ?? 0).slice(0, 3)).join('-');
}

/**
 * A department's week from Monday to Sunday: equal neighbouring weekdays share a row ("Mon-Fri"), and every
 * day has its own row if `full` is set (LOC-18, LOC-20 to LOC-24). Empty if the department gives no hours at
 * all.
 */
export function hoursRows(hours: readonly OpeningHour[], options: HoursOptions): HoursRow[] {
  if (hours.length === 0) return [];
  const days = WEEK.map((weekday) => dayRow(hours, weekday, options.closedText));
  return options.full ? days : mergeEqualWeekdays(days);
}
