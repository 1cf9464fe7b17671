import type { OpeningHour } from '../../../src/tenant/schema/location.ts';
import { CommandError } from '../command-error.ts';

/** As `weekday` counts them: 0 is Sunday. */
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
/** As people read a week. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export const HOURS_RULE =
  'Write hours such as "Mon-Fri 8:30-17:30, Sat 9-12". Days that are not named are closed.';

const dayOf = (word: string): number => DAYS.findIndex((day) => word.toLowerCase().startsWith(day));

/** "8:30", "8.30", "8", "5pm" and "12:00" as "08:30" and so on; null for anything else. */
function timeOf(text: string): string | null {
  const [, hour = '', minute = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(text.trim()) ?? [];
  if (hour === '') return null;
  const isPm = half?.toLowerCase() === 'pm';
  const hours = half ? (Number(hour) % 12) + (isPm ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || (half && Number(hour) > 12)) return null;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** The days from one to another in the order of a week; the days themselves for a single one. */
function daysFrom(first: number, last: number): number[] {
  const [start, end] = [first, last].map((day) => WEEK.indexOf(day as (typeof WEEK)[number]));
  return WEEK.filter((_, at) => at >= (start ?? 0) && at <= (end ?? 0));
}

function refuse(part: string): never {
  throw new CommandError(`"${part.trim()}" is not a time of the week. ${HOURS_RULE}`);
}

/**
 * Opening hours of a whole week.
 *
 * @param text "Mon-Fri 8:30-17:30, Sat 9-12"; a day may stand twice, with a break between
 * @throws `CommandError` for anything else
 */
export function parseHours(text: string): OpeningHour[] {
  const open = text.split(/[,;]/).flatMap((part): OpeningHour[] => {
    const [, from = '', to, times = ''] =
      /^\s*([a-z]+)(?:\s*(?:-|–|to)\s*([a-z]+))?\s+(.+)$/i.exec(part) ?? [];
    const [first, last] = [dayOf(from), dayOf(to ?? from)];
    const days = daysFrom(first, last);
    if (from === '' || first < 0 || last < 0 || days.length === 0) refuse(part);
    if (/^closed$/i.test(times.trim())) return [];
    const [opens, closes, ...others] = times.split(/-|–|to/).map(timeOf);
    if (!opens || !closes || others.length > 0 || opens >= closes) refuse(part);
    return days.map((weekday) => ({ weekday, status: 'Open', open: opens, close: closes }));
  });
  return WEEK.flatMap((weekday) => {
    const times = open.filter((one) => one.weekday === weekday);
    return times.length > 0 ? times : [{ weekday, status: 'Closed' as const }];
  });
}
