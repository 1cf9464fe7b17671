import type { OpeningHour, SpecialHours } from '../../tenant/schema/location.ts';

/** A row of hours as the page shows it: weekdays (0 Sunday) and "8:30 am to 5:30 pm". */
export type HoursLine = [weekdays: number[], text: string];
/** A special day as the page shows it: ISO date and its words. */
export type SpecialLine = [date: string, text: string];

const SPAN = /(\d{1,2}):(\d\d) ([ap])m to (\d{1,2}):(\d\d) ([ap])m/g;

function twentyFour(hour = '0', minute = '00', half = 'a'): string {
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The times of shown hours, two pairs where the day is split; none of "Closed" and other words. */
export function timesOf(text: string): { open: string; close: string }[] {
  return [...text.matchAll(SPAN)].map(([, h1, m1, p1, h2, m2, p2]) => ({
    open: twentyFour(h1, m1, p1),
    close: twentyFour(h2, m2, p2),
  }));
}

/** What the rules need to tell whether a department is open, from the rows of its hours table. */
export function openingHoursOf(lines: readonly HoursLine[]): OpeningHour[] {
  return lines.flatMap(([weekdays, text]) =>
    weekdays.flatMap((weekday) =>
      timesOf(text).map((times) => ({ weekday, status: 'Open' as const, ...times })),
    ),
  );
}

/** As `openingHoursOf`, from the list of special days; without times a day is closed, unless it says "Open". */
export function specialHoursOf(lines: readonly SpecialLine[]): SpecialHours[] {
  return lines.flatMap(([date, text]): SpecialHours[] => {
    const times = timesOf(text);
    if (times.length === 0) return [{ date, status: text === 'Open' ? 'Open' : 'Closed', department: 'all' }];
    return times.map(({ open, close }) => ({
      date,
      status: 'Open',
      start_hour: open,
      end_hour: close,
      department: 'all',
    }));
  });
}
