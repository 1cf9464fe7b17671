import { departmentOf } from '../../frame/locations/location-order.ts';
import {
  DAY_MINUTES,
  type OpeningTimes,
  openingTimes,
  type Span,
} from '../../frame/locations/opening-times.ts';
import { specialHoursFor } from '../../frame/locations/special-hours.ts';
import { clockText, minutesOf } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import { addDays } from '../../lib/days.ts';
import type { Location } from '../../tenant/schema/location.ts';
import type { Site } from '../../tenant/schema/site.ts';

/** The next open day is searched for up to this many days ahead, longer than any shutdown over the holidays. */
const MAX_DAYS_AHEAD = 40;

/** What a shopper asks for. */
export interface Visit {
  /** "2026-11-24T09:30" on the clock of the place. */
  time: string;
  /** Minutes that it takes, during all of which the place has to be open; 0 if only its start matters. */
  minutes: number;
  /** "A test drive takes 60 minutes.", told to shoppers who would be there when it closes. */
  length: string;
}

const specialHoursOf = (place: Location, site: Pick<Site, 'special_hours'>) =>
  specialHoursFor(site.special_hours, place.name, departmentOf(place));

/** Opening times of a place; null if it publishes none. */
export const timesOfPlace = (place: Location, site: Pick<Site, 'special_hours'>): OpeningTimes | null =>
  openingTimes(place.contact_detail.opening_hours, specialHoursOf(place, site));

/**
 * Returns a function that finds the hours of a place on an ISO date. They are empty if it is closed on that day, and
 * null if it publishes no hours for it.
 */
function hoursOf(place: Location, site: Pick<Site, 'special_hours'>): (date: string) => Span[] | null {
  const special = specialHoursOf(place, site);
  const { opening_hours } = place.contact_detail;
  const times = openingTimes(opening_hours, special);
  return (date) => {
    const weekday = new Date(date).getUTCDay();
    const ofDate = times?.days[date];
    if (times === null || ofDate) return ofDate ?? null;
    // Marked as open, but without times.
    const isOpenWithoutTimes =
      special.some((entry) => entry.date === date && entry.status === 'Open') ||
      opening_hours.some((entry) => entry.weekday === weekday && entry.status === 'Open' && !entry.open);
    if (isOpenWithoutTimes) return null;
    return times.week.flatMap(([day, from, to]): Span[] => (day === weekday ? [[from, to]] : []));
  };
}

const hoursText = (spans: readonly Span[]): string =>
  spans.map(([from, to]) => `from ${clockText(from)} to ${clockText(to)}`).join(' and ');

/**
 * Returns the reason for the shopper why a place cannot be visited at a time: it is closed then, or closes before the
 * visit ends. Null if it is open, or publishes no hours for that day.
 *
 * @param year of today; dates of other years are written with theirs
 */
export function whyPlaceIsClosed(
  place: Location,
  { time, minutes, length }: Visit,
  site: Pick<Site, 'special_hours'>,
  year: number,
): string | null {
  const hoursOn = hoursOf(place, site);
  const [date = '', clock = ''] = time.split('T');
  const spans = hoursOn(date);
  if (spans === null) return null;
  const start = minutesOf(clock);
  // The hours of the day before may end after midnight.
  const night = (hoursOn(addDays(date, -1)) ?? []).map(([, to]): Span => [0, to - DAY_MINUTES]);
  const open = [...spans, ...night].find(([from, to]) => from <= start && start < to);
  if (open && start + minutes <= open[1]) return null;
  const dateText = (day: string) => formatWeekdayDate(day, year);
  if (open && spans.length > 0)
    return `${length} On ${dateText(date)}, ${place.name} is open ${hoursText(spans)}.`;
  if (spans.length > 0)
    return `${place.name} is closed at that time. On ${dateText(date)} it is open ${hoursText(spans)}.`;
  const closed = `${place.name} is closed on ${dateText(date)}.`;
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = addDays(date, ahead);
    const next = hoursOn(day);
    if (next?.length) return `${closed} It is next open on ${dateText(day)}, ${hoursText(next)}.`;
  }
  return `${closed} Please choose another day.`;
}
