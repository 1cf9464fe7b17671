import { localTime, twelveHour } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import type { SpecialHours } from '../../tenant/schema/location.ts';
import { yardName } from '../../tenant/yard-name.ts';
import type { Department } from './location-types.ts';

export type DepartmentType = 'sales' | 'service' | 'parts';

function matches(entry: SpecialHours, locationName: string, department: DepartmentType): boolean {
  if (entry.department !== 'all' && entry.department !== department) return false;
  if (!entry.location_name) return true;
  const wanted = entry.location_name.trim().toLowerCase();
  return [locationName, yardName(locationName)].some((name) => name.trim().toLowerCase() === wanted);
}

/**
 * Special hours that apply to a department of a location: entries for this department or all, naming this
 * location (with or without its department suffix) or none. The holiday hours button shows only if there
 * are some (LOC-17, DAT-27).
 */
export function specialHoursFor(
  special: readonly SpecialHours[],
  locationName: string,
  department: DepartmentType,
): SpecialHours[] {
  return special.filter((entry) => matches(entry, locationName, department));
}

/** "10:00 am to 2:00 pm"; "Open" without times; `closedText` on closed days. */
export function specialText(entry: SpecialHours, closedText: string): string {
  if (entry.status === 'Closed') return closedText;
  return entry.start_hour && entry.end_hour
    ? `${twelveHour(entry.start_hour)} to ${twelveHour(entry.end_hour)}`
    : 'Open';
}

/** Special hours from today on (dealer's time zone), soonest first. */
export function comingSpecials(
  special: readonly SpecialHours[],
  now: Date,
  timezone: string,
): SpecialHours[] {
  const { date } = localTime(now, timezone);
  return special.filter((entry) => entry.date >= date).sort((a, b) => a.date.localeCompare(b.date));
}

/** Upcoming special hours as text, for the holiday hours dialog (LOC-16). */
export function comingHolidays(
  special: readonly SpecialHours[],
  now: Date,
  timezone: string,
): Department['holidays'] {
  const { year } = localTime(now, timezone);
  return comingSpecials(special, now, timezone).map((entry) => ({
    date: entry.date,
    dateText: formatWeekdayDate(entry.date, year),
    name: entry.name ?? '',
    text: specialText(entry, 'Closed'),
  }));
}
