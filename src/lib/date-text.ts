const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * "Monday".
 *
 * @param weekday 0 for Sunday to 6 for Saturday
 */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** A date in words. `day` is null for a month. */
interface DateParts {
  year: number;
  month: string;
  day: number | null;
  weekday: string;
}

/** Parses an ISO date or month ("2027-03-14", "2027-03"), optionally with a time; null for other text. */
export function dateParts(iso: string): DateParts | null {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:$|T)/.exec(iso.trim());
  const month = MONTHS[Number(match?.[2]) - 1];
  if (!match || !month) return null;
  const year = Number(match[1]);
  const day = match[3] ? Number(match[3]) : null;
  const date = new Date(Date.UTC(year, Number(match[2]) - 1, day ?? 1));
  if (day !== null && date.getUTCDate() !== day) return null;
  return { year, month, day, weekday: weekdayName(date.getUTCDay()) };
}

/** "14 March 2027"; "March 2027" for a month. Text that is not an ISO date is returned unchanged. */
export function formatDate(iso: string): string {
  const parts = dateParts(iso);
  if (!parts) return iso;
  return [parts.day, parts.month, parts.year].filter((part) => part !== null).join(' ');
}

/** "March 2027" for a date or month. Other text is returned unchanged. */
export function formatMonth(iso: string): string {
  const parts = dateParts(iso);
  return parts ? `${parts.month} ${parts.year}` : iso;
}

/** "31 December", with the year unless it is `thisYear`. Other text is returned unchanged. */
export function formatDay(iso: string, thisYear: number): string {
  const parts = dateParts(iso);
  if (!parts?.day) return iso;
  return parts.year === thisYear
    ? `${parts.day} ${parts.month}`
    : `${parts.day} ${parts.month} ${parts.year}`;
}

/** "Friday 25 December", with the year unless it is `thisYear`. Other text is returned unchanged. */
export function formatWeekdayDate(iso: string, thisYear: number): string {
  const parts = dateParts(iso);
  return parts?.day ? `${parts.weekday} ${formatDay(iso, thisYear)}` : iso;
}

/** "Fri 25 Dec". Other text is returned unchanged. */
export function formatShortDate(iso: string): string {
  const parts = dateParts(iso);
  return parts?.day ? `${parts.weekday.slice(0, 3)} ${parts.day} ${parts.month.slice(0, 3)}` : iso;
}
