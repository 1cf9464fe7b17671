import { TIME_PASSED } from '../../features/leads/form-fields.ts';
import { DAY_MINUTES, openingTimes, type Span } from '../../frame/locations/opening-times.ts';
import { specialHoursFor } from '../../frame/locations/special-hours.ts';
import { workshopsOf } from '../../frame/locations/workshops.ts';
import { clockText, localStamp, localTime, minutesOf } from '../../lib/clock.ts';
import { formatWeekdayDate } from '../../lib/date-text.ts';
import { addDays } from '../../lib/days.ts';
import type { Location } from '../../tenant/schema/location.ts';
import type { Site } from '../../tenant/schema/site.ts';
import { locationZone } from '../../tenant/time-zones.ts';
import type { Lead } from '../database/schema.ts';
import type { TenantStock } from '../stock/tenant-stock.ts';

/** The next open day is searched for up to this many days ahead, longer than any shutdown over the holidays. */
const MAX_DAYS_AHEAD = 40;

/** The workshop that a lead is for, or the dealer's only one; null if it is not known. */
function workshopOf({ facts }: Pick<Lead, 'facts'>, { yards }: TenantStock): Location | null {
  const workshops = workshopsOf(yards);
  const chosen = workshops.find(({ id }) => id === facts.location_id);
  return chosen ?? (workshops.length === 1 ? (workshops[0] ?? null) : null);
}

/**
 * Returns a function that finds a workshop's hours on an ISO date. They are empty if it is closed on that day, and null
 * if it publishes no hours for it.
 */
function hoursOf(workshop: Location, site: Pick<Site, 'special_hours'>): (date: string) => Span[] | null {
  const { opening_hours } = workshop.contact_detail;
  const special = specialHoursFor(site.special_hours, workshop.name, 'service');
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
 * Returns the reason for the shopper why a service cannot be booked at a time: the time has passed, or the workshop
 * is closed then. Null if it is open, or publishes no hours for that day.
 *
 * @param time "2026-11-24T09:30" on the workshop's clock
 */
export function whyWorkshopIsClosed(
  lead: Pick<Lead, 'facts'>,
  time: string,
  stock: TenantStock,
  now: Date,
): string | null {
  const { site } = stock.tenant;
  const workshop = workshopOf(lead, stock);
  if (workshop === null) return null;
  const zone = locationZone(workshop, site);
  if (time <= localStamp(now, zone)) return TIME_PASSED;
  const hoursOn = hoursOf(workshop, site);
  const [date = '', clock = ''] = time.split('T');
  // The hours of the day before may end after midnight.
  const [spans, nightBefore] = [hoursOn(date), hoursOn(addDays(date, -1))];
  if (spans === null) return null;
  const minutes = minutesOf(clock);
  const isOpen =
    spans.some(([from, to]) => from <= minutes && minutes < to) ||
    nightBefore?.some(([, to]) => minutes + DAY_MINUTES < to);
  if (isOpen) return null;
  const dateText = (day: string) => formatWeekdayDate(day, localTime(now, zone).year);
  if (spans.length > 0)
    return `${workshop.name} is closed at that time. On ${dateText(date)} it is open ${hoursText(spans)}.`;
  const closed = `${workshop.name} is closed on ${dateText(date)}.`;
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const day = addDays(date, ahead);
    const next = hoursOn(day);
    if (next?.length) return `${closed} It is next open on ${dateText(day)}, ${hoursText(next)}.`;
  }
  return `${closed} Please choose another day.`;
}
